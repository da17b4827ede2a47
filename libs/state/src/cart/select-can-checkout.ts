import { selectIsSelling } from '../base/select-sales.ts';
import type { ShopState } from '../store/shop-state.ts';

/** Whether the checkout can start: the shop sells, and the open cart has products, no pending line and no problem. */
export function selectCanCheckout(state: Pick<ShopState, 'cart' | 'base' | 'progress'>): boolean {
  const { data } = state.cart;
  if (data === null || data.state !== 'open' || data.detail.products.length === 0) return false;
  if (!selectIsSelling(state) || Object.keys(state.progress.pendingLines).length > 0) return false;
  return !data.quote.problems.some(({ step }) => step === 'cart');
}
