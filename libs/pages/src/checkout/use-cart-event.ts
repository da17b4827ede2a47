import type { Cart } from '@shop/api';
import { type TrackName, trackCart, useAppDispatch } from '@shop/state';
import { useWhile } from '../timing/use-while.ts';

/** Reports once that a step was shown with its cart (P-27). */
export function useCartEvent(name: TrackName, cart: Cart | null): void {
  const dispatch = useAppDispatch();
  useWhile(cart !== null, () => dispatch(trackCart(name)));
}
