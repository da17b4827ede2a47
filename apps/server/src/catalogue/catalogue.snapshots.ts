import { defineSnapshot } from '../platform/snapshots/snapshot.ts';
import { buildCatalogues, changeProducts } from './build-catalogues.ts';
import type { Catalogues, Sales, Stock } from './catalogue.ts';
import { readCatalogueRows, readProductRows, readStock, readStockOf } from './catalogue.queries.ts';
import { readSales } from './sales.queries.ts';

/** The catalogues of all channels; `catalogueOf` returns that of one. */
export const catalogueSnapshot = defineSnapshot<Catalogues>(
  'catalogue',
  async ({ db, images }) => buildCatalogues(await readCatalogueRows(db), images),
  async (catalogues, ids, { db, images }) =>
    changeProducts(catalogues, ids, await readProductRows(db, [...ids]), images),
);

/** Pieces that can be sold, by product id; behind the database by less than a second. */
export const stockSnapshot = defineSnapshot<Stock>(
  'stock',
  ({ db }) => readStock(db),
  async (stock, ids, { db }) =>
    new Map([...[...stock].filter(([id]) => !ids.has(id)), ...(await readStockOf(db, [...ids]))]),
);

/** Pieces sold recently, by product id; counted every hour. */
export const salesSnapshot = defineSnapshot<Sales>('sales', ({ db }) => readSales(db));
