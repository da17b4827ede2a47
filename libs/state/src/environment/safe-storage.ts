import type { KeyValueStorage } from './shop-environment.ts';

/** A storage that forgets instead of throwing where the browser refuses it (blocked site data, full disk). */
export function safeStorage(open: () => Storage): KeyValueStorage {
  return {
    getItem: (key) => attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => {
      attempt(() => open().setItem(key, value));
    },
    removeItem: (key) => {
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
