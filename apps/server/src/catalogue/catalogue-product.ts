import type { BrandRef, CategoryRef, Image, Tag } from '@shop/api';
import type { ProductRow } from './catalogue.queries.ts';
import type { DatedPrice, Sale } from './dated-price.rules.ts';

/** A category and its position in the tree. */
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

/** A product and what belongs to it. */
export interface CatalogueProduct {
  row: ProductRow;
  brand: CatalogueBrand;
  /** From the root of the tree down to its own category. */
  categoryPath: CatalogueCategory[];
  tags: Tag[];
  /** For filters: the keys of its tags, and the names of all its allergens. */
  tagKeys: ReadonlySet<string>;
  allergens: ReadonlySet<string>;
  /** The folded terms of its field 合わせる. */
  pairingTerms: readonly string[];
  /** The text that pairing terms of others are matched against: folded name and categories; null if it is not eaten. */
  pairingText: string | null;
  /** The paid extras offered with it, in display order: product key → most pieces per piece. */
  accessories: ReadonlyMap<string, number>;
  /** The products that a gift box contains, in display order: product id → pieces per box. */
  contents: ReadonlyMap<number, number>;
  /** The countries of origin of it and the food in it, its own first: code → name. */
  countries: ReadonlyMap<string, string>;
  /** Its dated prices, the earliest first. */
  prices: readonly DatedPrice[];
  /** The sale that is running; null at other times. */
  sale: Sale | null;
  /** Photographs, the one of the card first. */
  images: readonly Image[];
}
