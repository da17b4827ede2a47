import type { CartLine, QuoteDestination } from '@shop/api';
import type { ShopState } from '../store/shop-state.ts';

/** The lines of an empty basket: always the same array, so that nothing renders again. */
export const noCartLines: CartLine[] = [];

/** Lines of the basket; none once it has become an order. */
export function selectCartLines({ cart: { data } }: Pick<ShopState, 'cart'>): CartLine[] {
  return data === null || data.state === 'decided' ? noCartLines : data.detail.products;
}

/** Pieces in the basket. */
export function selectCartCount(state: Pick<ShopState, 'cart'>): number {
  return selectCartLines(state).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A decision was sent and it is not known whether it was taken: nothing is bought meanwhile, and it is asked about. */
export function selectIsDecisionOpen({ cart: { sent } }: Pick<ShopState, 'cart'>): boolean {
  return sent !== null && !sent.isKnown;
}

/** How far a destination is from free carriage; null when it has no threshold. */
export function freeCarriage(destination: QuoteDestination | undefined) {
  if (!destination || destination.subtotal === 0 || destination.free_carriage_threshold === null) return null;
  return { threshold: destination.free_carriage_threshold, remaining: destination.free_carriage_remaining ?? 0 };
}
