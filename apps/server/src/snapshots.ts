import { catalogueSnapshot, salesSnapshot, stockSnapshot } from './catalogue/catalogue.snapshots.ts';
import { productKeysThatLookDifferent } from './catalogue/product-keys-that-look-different.ts';
import type { ChangeFeed } from './platform/changes/change-feed.ts';
import { channelsSnapshot } from './platform/channel/channel.snapshot.ts';
import { contentSnapshot } from './content/content.snapshot.ts';
import type { Db } from './platform/db/db.ts';
import { deliverySnapshot } from './delivery/delivery.snapshot.ts';
import { editorialSnapshot } from './content/editorial/editorial.snapshot.ts';
import { type Images, noImages } from './platform/image/images.ts';
import { inquiryCategoriesSnapshot } from './service/inquiry/inquiry.snapshot.ts';
import { paymentMethodsSnapshot } from './payment/payment-method.snapshot.ts';
import { picturesSnapshot } from './platform/image/pictures.snapshot.ts';
import { LiveSnapshot } from './platform/snapshots/live-snapshot.ts';
import type { Snapshot } from './platform/snapshots/snapshot.ts';
import { Snapshots } from './platform/snapshots/snapshots.ts';

/** The snapshots that a change of each topic refreshes. */
const byTopic = {
  channels: [channelsSnapshot, picturesSnapshot],
  catalogue: [catalogueSnapshot],
  content: [contentSnapshot, editorialSnapshot, inquiryCategoriesSnapshot],
  checkout: [deliverySnapshot, paymentMethodsSnapshot],
} as const;

const definitions: readonly Snapshot<unknown>[] = [...Object.values(byTopic).flat(), stockSnapshot, salesSnapshot];

/** The snapshots of a database or of a transaction. */
export function snapshotsOf(db: Db, images: Images = noImages): Snapshots {
  const source = { db, images };
  return new Snapshots(definitions.map((definition) => [definition, new LiveSnapshot(definition, source)]));
}

/** Keeps the snapshots of a process up to date by its change feed. They have values once `feed.start()` has resolved. */
export function followChanges(snapshots: Snapshots, feed: ChangeFeed): void {
  for (const topic of ['channels', 'catalogue', 'content', 'checkout'] as const) {
    const changed: readonly Snapshot<unknown>[] = byTopic[topic];
    feed.keepFresh(topic, async (ids) => {
      for (const definition of changed) await snapshots.of(definition).refresh(ids);
      if (topic === 'catalogue' && ids === null) await snapshots.of(salesSnapshot).refresh();
      return null;
    });
  }
  const stock = snapshots.of(stockSnapshot);
  feed.keepFresh('stock', async (ids) => {
    const before = stock.last;
    await stock.refresh(ids);
    // At start there is nothing to compare with, and nobody has seen anything yet.
    if (!before) return [];
    const catalogues = snapshots.read(catalogueSnapshot);
    return productKeysThatLookDifferent(catalogues, ids ?? catalogues.goods.products.keys(), before, stock.value);
  });
}
