import type { StockState } from '@shop/api';

/** From this many pieces downwards the shop says how few are left. */
const FEW = 5;
/** Most pieces of one product in an order, whatever the stock. */
const MOST_PIECES = 99;

interface Sellable {
  saleStatus: 'on_sale' | 'suspended';
  purchaseLimit: number | null;
}

/** What the shopper is told about the stock of a product. */
export function stockStateOf({ saleStatus }: Pick<Sellable, 'saleStatus'>, quantity: number): StockState {
  if (saleStatus === 'suspended') return 'suspended';
  if (quantity <= 0) return 'out';
  return quantity <= FEW ? 'few' : 'in_stock';
}

/** Most pieces one order can hold now; 0 when it cannot be bought. */
export function maxQuantityOf({ saleStatus, purchaseLimit }: Sellable, quantity: number): number {
  if (saleStatus === 'suspended') return 0;
  return Math.max(0, Math.min(quantity, purchaseLimit ?? MOST_PIECES, MOST_PIECES));
}

/** Whether a product in this state can be had at all. */
export function isAvailable(state: StockState): boolean {
  return state === 'in_stock' || state === 'few';
}
