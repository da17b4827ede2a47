import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { readCatalogueRows, readStock } from '../catalogue/catalogue.queries.ts';
import { productKeysThatLookDifferent } from '../catalogue/product-keys-that-look-different.ts';
import { readCheckoutTables } from '../cart/checkout-tables.ts';
import { readChannelsByHost } from '../channel/channel.queries.ts';
import { readContent } from '../content/content.queries.ts';
import type { Snapshots } from '../context/snapshots.ts';
import type { Db } from '../db/db.ts';
import type { ChangeFeed } from './change-feed.ts';
import { LiveSnapshot } from './live-snapshot.ts';

/** The snapshots of a process, kept fresh by its change feed. They hold values once `feed.start()` has resolved. */
export function makeSnapshots(db: Db, feed: ChangeFeed): Snapshots {
  const snapshots: Snapshots = {
    channels: new LiveSnapshot(() => readChannelsByHost(db)),
    catalogue: new LiveSnapshot(async () => buildCatalogue(await readCatalogueRows(db))),
    stock: new LiveSnapshot(() => readStock(db)),
    content: new LiveSnapshot(() => readContent(db)),
    checkout: new LiveSnapshot(() => readCheckoutTables(db)),
  };
  for (const topic of ['channels', 'catalogue', 'content', 'checkout'] as const) {
    feed.keepFresh(topic, async () => {
      await snapshots[topic].refresh();
      return null;
    });
  }
  feed.keepFresh('stock', async () => {
    const before = snapshots.stock.last;
    await snapshots.stock.refresh();
    // At start there is nothing to compare with, and nobody has seen anything yet.
    return before ? productKeysThatLookDifferent(snapshots.catalogue.value, before, snapshots.stock.value) : [];
  });
  return snapshots;
}
