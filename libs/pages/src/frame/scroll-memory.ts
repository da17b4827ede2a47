/** Scroll positions by entry of the history, for this window. */
export class ScrollMemory {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly #positions: Map<string, number>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    this.#positions = new Map(read(storage));
  }

  remember(key: string, top: number): void {
    this.#positions.set(key, top);
  }

  positionOf(key: string): number {
    return this.#positions.get(key) ?? 0;
  }

  /** Saves the positions in sessionStorage for a return to this document. */
  save(): void {
    try {
      this.#storage.setItem(storageKey, JSON.stringify([...this.#positions].slice(-entriesMax)));
    } catch {
      // A forbidden or full storage costs the position, nothing else.
    }
  }
}

const storageKey = 'scroll';
const entriesMax = 50;

function read(storage: Pick<Storage, 'getItem'>): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
