import type { BrandRef, CategoryRef, Tag } from '@shop/api';
import type { ProductRow, TaxRateRow } from './catalogue.queries.ts';

/** A category with its place in the tree. */
export interface CatalogueCategory extends CategoryRef {
  lead: string | null;
  sortNo: number;
  parent: CatalogueCategory | null;
  children: CatalogueCategory[];
  foldedName: string;
}

export interface CatalogueBrand extends BrandRef {
  country_code: string;
  country: string;
  foldedName: string;
}

/** A product with what belongs to it. */
export interface CatalogueProduct {
  row: ProductRow;
  brand: CatalogueBrand;
  /** From the top of the tree down to the one it stands in. */
  categoryPath: CatalogueCategory[];
  tags: Tag[];
  /** For filters: keys of its tags, and names of all its allergens. */
  tagKeys: ReadonlySet<string>;
  allergens: ReadonlySet<string>;
  /** Ids of products that its own words, or theirs, name as a pairing. */
  pairings: ReadonlySet<number>;
}

/** The catalogue as a process keeps it: everything but stock, which moves with every order. */
export interface Catalogue {
  /** In the recommended order. */
  products: readonly CatalogueProduct[];
  byKey: ReadonlyMap<string, CatalogueProduct>;
  /** The tops of the tree, in their order. */
  categories: readonly CatalogueCategory[];
  categoryByKey: ReadonlyMap<string, CatalogueCategory>;
  brands: readonly CatalogueBrand[];
  tags: readonly Tag[];
  /** Codes and names of the countries of origin that occur. */
  countries: readonly (readonly [code: string, name: string])[];
  /** Every allergen that occurs, those that must be declared first. */
  allergens: readonly string[];
  taxRates: readonly TaxRateRow[];
  /** Folded words that mean the same. */
  synonyms: readonly string[][];
}

/** Pieces that can be sold now, by product id. */
export type Stock = ReadonlyMap<number, number>;
