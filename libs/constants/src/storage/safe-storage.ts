/** The part of the browser's storage that the shop uses. */
export type SafeStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> & {
  /** Whether the browser keeps nothing here: what is set lasts as long as the document. */
  isRefused: () => boolean;
};

const PROBE = 'shop:probe';

/**
 * A storage that never throws. What the browser refuses to keep (blocked site data, a full disk, no storage at all) is
 * held in memory until the document goes away; on the server, which serves many people, it is dropped.
 *
 * @param open may throw, or return null where the browser has none
 */
export function safeStorage(open: () => Storage | null | undefined): SafeStorage {
  const memory = new Map<string, string>();

  function attempt<T>(action: (storage: Storage) => T): T | undefined {
    try {
      const storage = open();
      return storage ? action(storage) : undefined;
    } catch {
      return undefined;
    }
  }

  function write(key: string, value: string): boolean {
    return (
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }) ?? false
    );
  }

  function names(): string[] {
    const stored = attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)));
    return [...new Set([...(stored ?? []).filter((name) => name !== null), ...memory.keys()])];
  }

  return {
    get length() {
      return names().length;
    },
    key: (index) => names()[index] ?? null,
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.delete(key);
      if (write(key, value)) return;
      // An older value must not come back after a reload.
      attempt((storage) => storage.removeItem(key));
      if (typeof window !== 'undefined') memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    isRefused: () => {
      if (!write(PROBE, '')) return true;
      attempt((storage) => storage.removeItem(PROBE));
      return false;
    },
  };
}
