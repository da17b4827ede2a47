import type { Cart } from '@shop/api';
import { browserShop, type TrackName } from '@shop/state';
import { useWhile } from '../timing/use-while.ts';

/** Reports once that a step was shown with its cart (P-27). */
export function useCartEvent(name: TrackName, cart: Cart | null): void {
  useWhile(cart !== null, () => void browserShop().dispatch((actions) => actions.trackCart(name)));
}
