import type { Ctx } from '../context/ctx.ts';
import type { CartRow } from './cart.queries.ts';

const mostCarts = 2_000;

/**
 * The carts a process has lately read or written, so that the next change need not read first. It may be behind the database:
 * whoever changes a remembered cart writes by compare-and-swap, and whoever shows one reads it.
 */
export class CartMemory {
  readonly #rows = new Map<string, CartRow>();

  recall(token: string): CartRow | undefined {
    return this.#rows.get(token);
  }

  /** Keeps a cart; the ones that were not touched for longest make room. */
  keep(row: CartRow): void {
    this.#rows.delete(row.token);
    this.#rows.set(row.token, row);
    if (this.#rows.size <= mostCarts) return;
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined) this.#rows.delete(oldest);
  }

  forget(token: string): void {
    this.#rows.delete(token);
  }
}

const memories = new WeakMap<Ctx['snapshots'], CartMemory>();

/** The memory of the process that a context belongs to. */
export function cartMemory({ snapshots }: Pick<Ctx, 'snapshots'>): CartMemory {
  const known = memories.get(snapshots);
  if (known) return known;
  const memory = new CartMemory();
  memories.set(snapshots, memory);
  return memory;
}
