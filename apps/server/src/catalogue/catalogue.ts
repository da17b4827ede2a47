import type { BrandRef, CategoryRef, Image, Tag } from '@shop/api';
import type { TextBlock } from './search/texts/text-block.ts';
import type { Lexicon } from './search/search-lexicon.rules.ts';
import type { CatalogueRows, ProductRow, TaxRateRow } from './catalogue.queries.ts';

/** A category with its place in the tree. */
export interface CatalogueCategory extends CategoryRef {
  lead: string | null;
  sortNo: number;
  image: Image | null;
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
  /** Folded terms of what the shop writes under 合わせる. */
  pairingTerms: readonly string[];
  /** Where terms of others are looked for: folded name and categories; null for what nobody eats. */
  pairingText: string | null;
  /** What is offered beside it as a paid extra, in the order of the shop: product key → most pieces for one of it. */
  accessories: ReadonlyMap<string, number>;
  /** What lies in it, when it is packed of others, in the order of the shop: product id → pieces in one of it. */
  contents: ReadonlyMap<number, number>;
  /** The countries that it and the food in it come from, its own first: code → name. */
  countries: ReadonlyMap<string, string>;
  /** Photographs, that of the card first. */
  images: readonly Image[];
}

/** Goods that the shop puts together, by product key with the pieces in one set. */
export interface CatalogueSet {
  key: string;
  name: string;
  lead: string;
  items: readonly { key: string; quantity: number }[];
}

/** Everything there is, joined once; assortments share it. */
export interface Goods {
  rows: CatalogueRows;
  categories: ReadonlyMap<number, CatalogueCategory>;
  brands: ReadonlyMap<number, CatalogueBrand>;
  /** In the recommended order, extras included. */
  products: ReadonlyMap<number, CatalogueProduct>;
  /** By what all of them can be found. */
  textBlocks: readonly TextBlock[];
}

/** The catalogue as a process keeps it: everything but stock, which moves with every order. */
export interface Catalogue {
  /** In the recommended order. */
  products: readonly CatalogueProduct[];
  byKey: ReadonlyMap<string, CatalogueProduct>;
  /** Goods that are sold only beside others, by key; none of them is among `products`. */
  extras: ReadonlyMap<string, CatalogueProduct>;
  /** Sets of goods that are all sold here, in the order of the shop. */
  sets: readonly CatalogueSet[];
  /** The tops of the tree, in their order. */
  categories: readonly CatalogueCategory[];
  brands: readonly CatalogueBrand[];
  tags: readonly Tag[];
  /** Codes and names of the countries of origin that occur. */
  countries: readonly (readonly [code: string, name: string])[];
  /** Every allergen that occurs, those that must be declared first. */
  allergens: readonly string[];
  taxRates: readonly TaxRateRow[];
  /** Words with a meaning of their own to those who search. */
  lexicon: Lexicon;
  /** Every folded word of the lexicon, and every one that is found by another. */
  lexiconTexts: ReadonlySet<string>;
  /** What goods of all channels can be found by. */
  textBlocks: readonly TextBlock[];
  /** The words of the lexicon as they are written, of those that speak of goods. */
  searchWords: readonly string[];
}

/** The catalogues that channels see: some goods are sold on certain channels alone. */
export interface Catalogues {
  goods: Goods;
  /** Every product there is. */
  whole: Catalogue;
  /** What all channels sell. */
  shared: Catalogue;
  /** The catalogues of channels that sell more, by prefix. */
  byPrefix: ReadonlyMap<string, Catalogue>;
}

/** Pieces that were sold lately, by product id. */
export type Sales = ReadonlyMap<number, number>;

/** Pieces that can be sold now, by product id. */
export type Stock = ReadonlyMap<number, number>;
