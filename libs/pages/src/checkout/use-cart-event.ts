import type { Cart } from '@shop/api';
import { type TrackName, trackCart, useAppDispatch } from '@shop/state';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** Reports once that a step was shown with its cart (P-27). */
export function useCartEvent(name: TrackName, cart: Cart | null): void {
  const dispatch = useAppDispatch();
  useAbortableEffect(cart !== null, () => dispatch(trackCart(name)));
}
