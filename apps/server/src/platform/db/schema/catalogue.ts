import type { MeasurementName } from '@shop/constants';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const zoneEnum = pgEnum('zone', ['ambient', 'chilled', 'frozen']);
export const taxClassEnum = pgEnum('tax_class', ['reduced', 'standard']);
export const saleStatusEnum = pgEnum('sale_status', ['on_sale', 'suspended']);

/** Categories of products, in a tree. The key of a top category names the illustration of its products. */
export const categories = pgTable('categories', {
  id: id(),
  key: text().notNull().unique(),
  parentId: integer().references((): AnyPgColumn => categories.id),
  name: text().notNull(),
  lead: text(),
  sortNo: integer().notNull(),
});

export const brands = pgTable('brands', {
  id: id(),
  key: text().notNull().unique(),
  name: text().notNull(),
  nameOriginal: text().notNull(),
  /** Language of the original name, for the `lang` attribute (T-01). */
  lang: text().notNull(),
  countryCode: text().notNull(),
  country: text().notNull(),
});

export const tags = pgTable('tags', { id: id(), key: text().notNull().unique(), name: text().notNull() });

/** Tax rates with their first day, because rates are data (L-26). The valid one is the latest that has begun. */
export const taxRates = pgTable(
  'tax_rates',
  { taxClass: taxClassEnum().notNull(), effectiveFrom: date().notNull(), percent: integer().notNull() },
  (t) => [primaryKey({ columns: [t.taxClass, t.effectiveFrom] })],
);

export interface GeographicalIndicationRow {
  scheme: 'PDO' | 'PGI';
  registered_name: string;
  label: string;
}

/** Per 100 g. */
export interface NutritionRow {
  energy_kcal: number;
  protein_g: number;
  fat_g: number;
  carbohydrate_g: number;
  salt_equivalent_g: number;
}

/** Products: price, label and description. Yen include tax (L-21). */
export const products = pgTable(
  'products',
  {
    id: id(),
    key: text().notNull().unique(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    nameKana: text().notNull(),
    nameOriginal: text().notNull(),
    lang: text().notNull(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    /** Its category; it also belongs to those above. */
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    countryCode: text().notNull(),
    country: text().notNull(),
    region: text().notNull(),
    gi: jsonb().$type<GeographicalIndicationRow>(),
    unitLabel: text().notNull(),
    netWeightG: integer(),
    price: integer().notNull(),
    taxClass: taxClassEnum().notNull(),
    zone: zoneEnum().notNull(),
    storageText: text().notNull(),
    isChilledOk: boolean().notNull(),
    isFrozenOk: boolean().notNull(),
    leadDays: integer().notNull(),
    purchaseLimit: integer(),
    /** Pieces in one case, which costs what its pieces cost; null when it is not sold by the case. */
    caseQuantity: smallint(),
    saleStatus: saleStatusEnum().notNull(),
    suspendReason: text(),
    saleNote: text(),
    /** Last day (JST) on which it is sold; null without such a day (L-02). */
    saleEndsOn: date(),
    meatProductClass: text(),
    ph: real(),
    waterActivity: real(),
    bestBeforeDays: integer(),
    agingMonths: integer(),
    isHeatingRequired: boolean().notNull(),
    /** False when allergens are not registered: then the product is never shown as free of any (L-54). */
    isAllergenKnown: boolean().notNull(),
    allergensMandatory: text().array().notNull(),
    allergensRecommended: text().array().notNull(),
    ingredients: text(),
    additives: text(),
    originCountry: text().notNull(),
    importer: text(),
    nutrition: jsonb().$type<NutritionRow>(),
    tastingNote: text(),
    pairing: text(),
    serving: text(),
    /** The servings: 2〜3人前; null for what is not food. */
    servings: text(),
    isNoshi: boolean().notNull(),
    isWrapping: boolean().notNull(),
    isEGift: boolean().notNull(),
    /** Prefixes of the channels that sell it; null when all do. */
    channelPrefixes: text().array(),
    /** Body measurements that are required with it (aprons, uniforms). */
    measurements: text().array().$type<MeasurementName[]>().notNull().default([]),
    /**
     * Whether it is sold only with other products (a box, a bag): it has no page, is not listed or found, and is no
     * separate line of a cart.
     */
    isExtra: boolean().notNull().default(false),
    /** Since when it is in no list, search or cart; orders that contain it remain. */
    archivedAt: timestamp({ withTimezone: true }),
    /** The position in the recommended order. */
    sortNo: integer().notNull(),
    releasedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Names and readings folded for search; hits here are first. */
    foldedName: text().notNull(),
    /** Everything that can be searched, folded, one line each. */
    foldedText: text().notNull(),
    /** Read only by servers of older versions during a deployment. */
    grams: text().array().notNull().default([]),
    /** Its descriptions in sentences, folded, one line each; searched when nothing else is found. */
    foldedProse: text().notNull().default(''),
    /** As `grams`. */
    proseGrams: text().array().notNull().default([]),
    /** Which way these columns were made (`SEARCH_INDEX_VERSION`); 0 before they were. */
    searchIndexVersion: smallint().notNull().default(0),
  },
  (t) => [
    index('products_category').on(t.categoryId),
    index('products_brand').on(t.brandId),
    check('products_price', sql`${t.price} >= 0`),
    check('products_case_quantity', sql`${t.caseQuantity} between 2 and 99`),
    check('products_suspended_with_reason', sql`${t.saleStatus} = 'on_sale' or ${t.suspendReason} is not null`),
  ],
);

export const productTags = pgTable(
  'product_tags',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.tagId] })],
);

/** The paid extras that are offered with each product. */
export const productAccessories = pgTable(
  'product_accessories',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    accessoryId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Most pieces that go with one piece of the product. */
    mostPerPiece: smallint().notNull().default(1),
    sortNo: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.accessoryId] }),
    index('product_accessories_accessory').on(t.accessoryId),
    check('product_accessories_other', sql`${t.productId} <> ${t.accessoryId}`),
    check('product_accessories_some', sql`${t.mostPerPiece} between 1 and 9`),
  ],
);

/** Sets of products for tasting. Each product has its own price, so that it is taxed by its own rate (L-22). */
export const productSets = pgTable('product_sets', {
  id: id(),
  key: text().notNull().unique(),
  name: text().notNull(),
  lead: text().notNull(),
  sortNo: integer().notNull(),
});

export const productSetItems = pgTable(
  'product_set_items',
  {
    setId: integer()
      .notNull()
      .references(() => productSets.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Pieces of it in one set. */
    quantity: smallint().notNull().default(1),
    sortNo: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.productId] }),
    index('product_set_items_product').on(t.productId),
    check('product_set_items_some', sql`${t.quantity} between 1 and 99`),
  ],
);

/** The contents of a product packed of others, such as a gift set: each has its own label (L-50). */
export const productContents = pgTable(
  'product_contents',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    contentId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    /** Pieces of it in one of the product. */
    quantity: smallint().notNull().default(1),
    sortNo: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.contentId] }),
    index('product_contents_content').on(t.contentId),
    check('product_contents_some', sql`${t.quantity} between 1 and 99`),
    check('product_contents_other', sql`${t.productId} <> ${t.contentId}`),
  ],
);

/**
 * Pieces that can be sold now. Reduced by an order, restored when its payment fails; locked in the order of
 * `productId`.
 */
export const stocks = pgTable(
  'stocks',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [check('stocks_not_negative', sql`${t.quantity} >= 0`)],
);

/**
 * Groups of words with the same meaning to shoppers, one per row. `means` is what each of them also finds, but not the
 * reverse: other words, or filters such as `tag:gift` (`search/search-filters.rules.ts` lists them).
 */
export const searchSynonyms = pgTable('search_synonyms', {
  id: id(),
  words: text().array().notNull(),
  means: text().array().notNull().default([]),
});
