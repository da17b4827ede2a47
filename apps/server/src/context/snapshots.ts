import type { Catalogues, Sales, Stock } from '../catalogue/catalogue.ts';
import type { LiveSnapshot } from '../changes/live-snapshot.ts';
import type { CheckoutTables } from '../cart/checkout-tables.ts';
import type { Channel } from '../channel/channel.ts';
import type { Content } from '../content/content.ts';

/** What every process keeps of the database and refreshes when it is told of a change. */
export interface Snapshots {
  /** Channels by host name. */
  readonly channels: LiveSnapshot<ReadonlyMap<string, Channel>>;
  /** Read it by `catalogueOf`. */
  readonly catalogue: LiveSnapshot<Catalogues>;
  /** Pieces that can be sold, by product id; behind the database by less than a second. */
  readonly stock: LiveSnapshot<Stock>;
  /** Pieces sold lately, by product id; counted by the hour. */
  readonly sales: LiveSnapshot<Sales>;
  readonly content: LiveSnapshot<Content>;
  /** Delivery figures and payment methods. */
  readonly checkout: LiveSnapshot<CheckoutTables>;
}
