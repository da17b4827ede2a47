import type { ShopScene } from './shop-scene.ts';

/** Resolves when the state of a shop is as wanted. */
export function until(shop: ShopScene['shop'], holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      off();
      resolve();
    };
    const off = shop.subscribe(look);
    look();
  });
}

/** What a promise has come to; null while it is under way. */
export function watch<T>(promise: Promise<T>): { outcome: T | null } {
  const watched: { outcome: T | null } = { outcome: null };
  void promise.then((outcome) => {
    watched.outcome = outcome;
  });
  return watched;
}
