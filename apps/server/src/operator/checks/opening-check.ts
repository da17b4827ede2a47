import type { Channel } from '../../platform/channel/channel.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';

/** What a check may read, and the channels that are about to open. */
export interface CheckContext extends ProcessContext {
  readonly channels: readonly Channel[];
}

/** One thing to do before opening, in Japanese. */
export interface OpenItem {
  /** Prefix of the channel; null when it concerns the whole shop. */
  readonly channel: string | null;
  readonly message: string;
  /** The cell to change: table of the command line, row by its key, column. */
  readonly cell?: { readonly table: string; readonly row: string; readonly column: string };
}

/** A check before the shop opens. */
export interface OpeningCheck {
  /** Its name in the JSON of `shop check`. */
  readonly code: string;
  /** Its subject, in Japanese. */
  readonly title: string;
  /** Returns what is still to do; nothing when it is done. */
  find(ctx: CheckContext): Promise<readonly OpenItem[]>;
}
