import { productKeysThatLookDifferent } from '../catalogue/product-keys-that-look-different.ts';
import type { Snapshots } from '../context/snapshots.ts';
import type { Db } from '../db/db.ts';
import type { Images } from '../image/images.ts';
import type { ChangeFeed } from './change-feed.ts';
import { snapshotsOf } from './snapshots-of.ts';

/** The snapshots of a process, kept fresh by its change feed. They hold values once `feed.start()` has resolved. */
export function makeSnapshots(db: Db, feed: ChangeFeed, images: Images): Snapshots {
  const snapshots = snapshotsOf(db, images);
  for (const topic of ['channels', 'catalogue', 'content', 'checkout'] as const) {
    feed.keepFresh(topic, async (ids) => {
      await snapshots[topic].refresh(ids);
      if (topic === 'catalogue' && ids === null) await snapshots.sales.refresh();
      return null;
    });
  }
  feed.keepFresh('stock', async (ids) => {
    const before = snapshots.stock.last;
    await snapshots.stock.refresh(ids);
    // At start there is nothing to compare with, and nobody has seen anything yet.
    if (!before) return [];
    const catalogues = snapshots.catalogue.value;
    return productKeysThatLookDifferent(
      catalogues,
      ids ?? catalogues.goods.products.keys(),
      before,
      snapshots.stock.value,
    );
  });
  return snapshots;
}
