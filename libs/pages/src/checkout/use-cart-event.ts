import { useEffect, useEffectEvent } from 'react';
import type { Cart } from '@shop/api';
import { browserShop, type TrackName } from '@shop/state';

/** Reports once that a step was shown with its cart (P-27). */
export function useCartEvent(name: TrackName, cart: Cart | null): void {
  const isShown = cart !== null;
  const tell = useEffectEvent(() => void browserShop().dispatch((actions) => actions.trackCart(name)));
  useEffect(() => {
    if (isShown) tell();
  }, [isShown]);
}
