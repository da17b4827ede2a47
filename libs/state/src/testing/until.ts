import type { AppStore } from '../store/make-store.ts';

/** Resolves when the state of a store meets the condition. */
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

/** The outcome of a promise; null while it is pending. */
export function watch<T>(promise: Promise<T>): { outcome: T | null } {
  const watched: { outcome: T | null } = { outcome: null };
  void promise.then((outcome) => {
    watched.outcome = outcome;
  });
  return watched;
}
