import type { StockState } from '@shop/api';

/** From this stock downwards the shop shows how many are left. */
const FEW = 5;
/** The most pieces of a product per order, for any stock. */
const MOST_PIECES = 99;

interface Sellable {
  saleStatus: 'on_sale' | 'suspended';
  purchaseLimit: number | null;
}

/** Returns the stock state that the shopper sees. */
export function stockStateOf({ saleStatus }: Pick<Sellable, 'saleStatus'>, quantity: number): StockState {
  if (saleStatus === 'suspended') return 'suspended';
  if (quantity <= 0) return 'out';
  return quantity <= FEW ? 'few' : 'in_stock';
}

/** Returns the most pieces that one order can contain; 0 if it cannot be bought. */
export function maxQuantityOf({ saleStatus, purchaseLimit }: Sellable, quantity: number): number {
  if (saleStatus === 'suspended') return 0;
  return Math.max(0, Math.min(quantity, purchaseLimit ?? MOST_PIECES, MOST_PIECES));
}

/** Whether a product in this state can be bought. */
export function isAvailable(state: StockState): boolean {
  return state === 'in_stock' || state === 'few';
}
