import type { CallOptions } from '../../index.ts';
import type { LastingShop } from './lasting-shop.ts';

/** A call that writes, ready to be sent, and the call that reads its effect. */
export interface PreparedWrite {
  /** Values of the path parameters. */
  params?: Readonly<Record<string, string | number>>;
  options: CallOptions;
  /** The status of success; default: any below 300. */
  expected?: number;
  /**
   * Reads the effect by another call. Before the write it is called without its response, and returns something else
   * than afterwards.
   */
  read: (answer?: unknown) => Promise<unknown>;
}

/** Prepares an operation of the contract, by its id, for the user it is for, with its own data. */
export type LastingWrites = Readonly<Record<string, (shop: LastingShop) => Promise<PreparedWrite>>>;
