import type { LexiconOf, TextBlock } from '@shop/search';
import type { Tag } from '@shop/api';
import type { CatalogueRows, TaxRateRow } from './catalogue.queries.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from './catalogue-product.ts';

/** A product set: its products by key with the pieces per set. */
export interface CatalogueSet {
  key: string;
  name: string;
  lead: string;
  items: readonly { key: string; quantity: number }[];
}

/** All products with their relations; shared by the assortments. */
export interface Goods {
  rows: CatalogueRows;
  categories: ReadonlyMap<number, CatalogueCategory>;
  brands: ReadonlyMap<number, CatalogueBrand>;
  /** In the recommended order, extras included. */
  products: ReadonlyMap<number, CatalogueProduct>;
  /** The searchable texts of all products. */
  texts: readonly TextBlock[];
}

/** The catalogue that a process caches: everything but stock, which changes with every order. */
export interface Catalogue {
  /** In the recommended order. */
  products: readonly CatalogueProduct[];
  byKey: ReadonlyMap<string, CatalogueProduct>;
  /** Products that are sold only as extras, by key; none of them is in `products`. */
  extras: ReadonlyMap<string, CatalogueProduct>;
  /** Sets whose products are all sold here, in display order. */
  sets: readonly CatalogueSet[];
  /** The root categories, in display order. */
  categories: readonly CatalogueCategory[];
  brands: readonly CatalogueBrand[];
  tags: readonly Tag[];
  /** Code and name of every country of origin in use. */
  countries: readonly (readonly [code: string, name: string])[];
  /** Every allergen in use, mandatory ones first. */
  allergens: readonly string[];
  taxRates: readonly TaxRateRow[];
  /** What the words of a search may mean, also those of other channels. */
  lexiconOf: LexiconOf;
  /** The searchable texts of products of all channels. */
  texts: readonly TextBlock[];
}

/** The catalogues by channel: some products are sold on certain channels only. */
export interface Catalogues {
  goods: Goods;
  /** All products. */
  whole: Catalogue;
  /** The products that all channels sell. */
  shared: Catalogue;
  /** The catalogues of channels that sell more, by prefix. */
  byPrefix: ReadonlyMap<string, Catalogue>;
}

/** The pieces sold recently, by product id. */
export type Sales = ReadonlyMap<number, number>;

/** Pieces that can be sold now, by product id. */
export type Stock = ReadonlyMap<number, number>;
