import type { AppStore } from '../store/make-store.ts';

/** Resolves when the state of a store is as wanted. */
export function until(store: Pick<AppStore, 'subscribe'>, condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!condition()) return;
      off();
      resolve();
    };
    const off = store.subscribe(look);
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
