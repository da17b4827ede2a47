import { and, asc, desc, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { preparedFor } from '../platform/db/open-database.ts';
import {
  brands,
  categories,
  productAccessories,
  productContents,
  products,
  productSetItems,
  productSets,
  productTags,
  searchSynonyms,
  stocks,
  tags,
  taxRates,
} from '../platform/db/schema/catalogue.ts';
import { productPrices } from '../platform/db/schema/product-prices.ts';
import { readPhotographs } from '../platform/image/photograph.queries.ts';

const {
  grams: _grams,
  proseGrams: _proseGrams,
  searchIndexVersion: _version,
  ...productColumns
} = getTableColumns(products);

const { id: _id, ...priceColumns } = getTableColumns(productPrices);

const prepared = preparedFor((db) => ({ stock: db.select().from(stocks).prepare('stock_all') }));

const isListed = isNull(products.archivedAt);

export type ProductRow = Omit<typeof products.$inferSelect, 'grams' | 'proseGrams' | 'searchIndexVersion'>;
export type TaxRateRow = typeof taxRates.$inferSelect;

/** Reads all rows of the catalogue but archived products; products in the recommended order. */
export async function readCatalogueRows(db: Db) {
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.sortNo), asc(categories.id)),
    brands: await db.select().from(brands).orderBy(asc(brands.id)),
    tags: await db.select().from(tags).orderBy(asc(tags.id)),
    products: await db
      .select(productColumns)
      .from(products)
      .where(isListed)
      .orderBy(asc(products.sortNo), asc(products.id)),
    productTags: await db.select().from(productTags).orderBy(asc(productTags.productId), asc(productTags.tagId)),
    photographs: await readPhotographs(db),
    prices: await db.select(priceColumns).from(productPrices).orderBy(asc(productPrices.startsAt)),
    accessories: await db
      .select()
      .from(productAccessories)
      .orderBy(asc(productAccessories.sortNo), asc(productAccessories.accessoryId)),
    contents: await db
      .select()
      .from(productContents)
      .orderBy(asc(productContents.sortNo), asc(productContents.contentId)),
    sets: await db.select().from(productSets).orderBy(asc(productSets.sortNo), asc(productSets.id)),
    setItems: await db
      .select()
      .from(productSetItems)
      .orderBy(asc(productSetItems.sortNo), asc(productSetItems.productId)),
    taxRates: await db.select().from(taxRates).orderBy(desc(taxRates.effectiveFrom)),
    synonyms: await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id)),
  };
}

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>;

/** The rows of single products, which are read again when one changes. */
export type RowsOfProducts = Pick<CatalogueRows, 'products' | 'productTags' | 'photographs' | 'prices'>;

/** Reads the pieces that can be sold now, by product id. */
export async function readStock(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await prepared(db).stock.execute();
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

/** Reads the current rows of some products; deleted and archived ones are missing. */
export async function readProductRows(db: Db, ids: readonly number[]): Promise<RowsOfProducts> {
  return {
    products: await db
      .select(productColumns)
      .from(products)
      .where(and(inArray(products.id, [...ids]), isListed)),
    productTags: await db
      .select()
      .from(productTags)
      .where(inArray(productTags.productId, [...ids]))
      .orderBy(asc(productTags.productId), asc(productTags.tagId)),
    photographs: await readPhotographs(db, ids),
    prices: await db
      .select(priceColumns)
      .from(productPrices)
      .where(inArray(productPrices.productId, [...ids]))
      .orderBy(asc(productPrices.startsAt)),
  };
}

/** Reads the pieces of some products that can be sold now. */
export async function readStockOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select()
    .from(stocks)
    .where(inArray(stocks.productId, [...ids]));
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}
