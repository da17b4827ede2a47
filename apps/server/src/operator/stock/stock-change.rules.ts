/** How many pieces to add or take, as an operator gives it. */
export interface StockChange {
  /** The pieces that were counted. */
  counted?: number | null;
  /** The stock that the shop showed before the count. */
  seen?: number | null;
  /** A difference, instead of a count. */
  delta?: number | null;
}

/** What the shop has of the product. */
export interface StockState {
  quantity: number;
  /** Whether its stock has ever changed. A new product can be counted without `seen`. */
  hasMoved: boolean;
  /** What an earlier import of the same export counted; null when there was none. */
  countedBefore: number | null;
}

/** A difference of stock, or the field and the reason for which it is refused. */
export type StockDifference = { delta: number } | { field: string; message: string };

/**
 * Returns the difference that a change means (decision 105). A count is compared with the stock that was seen, so that
 * pieces sold since then remain sold.
 */
export function stockDifference(
  { counted = null, seen = null, delta = null }: StockChange,
  { quantity, hasMoved, countedBefore }: StockState,
): StockDifference {
  if (counted === null && delta === null) return { delta: 0 };
  if (counted !== null && delta !== null)
    return { field: 'delta', message: 'counted(数えた数)と delta(増減)は、どちらか一方を入力してください。' };
  if (delta !== null) return withinStock('delta', quantity, delta);
  const base = countedBefore ?? seen ?? (hasMoved ? null : 0);
  if (base === null)
    return {
      field: 'seen',
      message: `数えた数(counted)だけでは、そのあいだに売れた数が消えてしまいます。数えたときにショップに表示されていた在庫数(seen)も入力してください。いまの在庫数は${quantity}です。`,
    };
  return withinStock('counted', quantity, (counted ?? 0) - base);
}

function withinStock(field: string, quantity: number, delta: number): StockDifference {
  if (quantity + delta >= 0) return { delta };
  return {
    field,
    message: `在庫数が${quantity + delta}になります(いま${quantity}、増減${delta})。売れた商品と行き違いになっています。数え直してください。`,
  };
}
