import { useSyncExternalStore } from 'react';
import type { ShopState } from '../store/shop-state.ts';
import { browserShop } from './browser-shop.ts';

const subscribe = (listener: () => void) => browserShop().subscribe(listener);

/**
 * Reads the store in a component. While the server renders, during hydration and until the store is there, it is
 * `guest`.
 *
 * @param select must give the same reference for the same state
 * @param guest what a guest with an empty basket sees
 */
export function useShop<T>(select: (state: ShopState) => T, guest: T): T {
  return useSyncExternalStore(
    subscribe,
    () => {
      const state = browserShop().state();
      return state === null ? guest : select(state);
    },
    () => guest,
  );
}
