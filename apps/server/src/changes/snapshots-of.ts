import { buildCatalogues, changeProducts } from '../catalogue/build-catalogues.ts';
import { readCatalogueRows, readProductRows, readStock, readStockOf } from '../catalogue/catalogue.queries.ts';
import { readSales } from '../catalogue/sales.queries.ts';
import { readCheckoutTables } from '../cart/checkout-tables.ts';
import { readChannelsByHost } from '../channel/channel.queries.ts';
import { readContent } from '../content/content.queries.ts';
import type { Snapshots } from '../context/snapshots.ts';
import type { Db } from '../db/db.ts';
import { type Images, noImages } from '../image/images.ts';
import { LiveSnapshot } from './live-snapshot.ts';

/** The snapshots of a database, or of a transaction; each holds a value once it was refreshed. */
export function snapshotsOf(db: Db, images: Images = noImages): Snapshots {
  return {
    channels: new LiveSnapshot(() => readChannelsByHost(db)),
    catalogue: new LiveSnapshot(
      async () => buildCatalogues(await readCatalogueRows(db), images),
      async (catalogues, ids) => changeProducts(catalogues, ids, await readProductRows(db, [...ids]), images),
    ),
    stock: new LiveSnapshot(
      () => readStock(db),
      async (stock, ids) =>
        new Map([...[...stock].filter(([id]) => !ids.has(id)), ...(await readStockOf(db, [...ids]))]),
    ),
    sales: new LiveSnapshot(() => readSales(db)),
    content: new LiveSnapshot(() => readContent(db)),
    checkout: new LiveSnapshot(() => readCheckoutTables(db)),
  };
}
