import { useEffect, useEffectEvent } from 'react';
import { ApiFailure } from '@shop/api';
import { browserShop } from '@shop/state';

/** Reads the cart again when the tab comes into sight: another browser, or the shop, may have changed it meanwhile. */
export function useFreshCart(isIdle: boolean): void {
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !isIdle) return;
    try {
      await browserShop().dispatch((actions) => actions.loadCart());
    } catch (error) {
      // What cannot be read now is compared by the server when the order is placed.
      if (!(error instanceof ApiFailure)) throw error;
    }
  });
  useEffect(() => {
    const look = () => void refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
