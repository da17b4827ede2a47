import type { CallOptions } from '../../index.ts';
import type { LastingShop } from './lasting-shop.ts';

/** A call that writes, ready to be made, and the other call by which its effect is read. */
export interface PreparedWrite {
  /** Values of the names in the path. */
  params?: Readonly<Record<string, string | number>>;
  options: CallOptions;
  /** The status that says it was done; default: any below 300. */
  expected?: number;
  /**
   * Reads the effect by another call. Before the write it is called without its answer; it then returns something
   * else than afterwards.
   */
  read: (answer?: unknown) => Promise<unknown>;
}

/** How an operation of the contract is proved to last, by its id: each as the person it is for, on data of its own. */
export type LastingWrites = Readonly<Record<string, (shop: LastingShop) => Promise<PreparedWrite>>>;
