/** A category, maker or tag; its name is searched for, its key filters. */
export interface Named {
  readonly key: string;
  readonly name: string;
}

export interface SearchCategory extends Named {
  readonly children: readonly SearchCategory[];
}

/** A product as the search reads it. */
export interface SearchProduct {
  readonly row: SearchRow;
  readonly brand: { readonly name: string };
  /** From the root of the tree down to its own category. */
  readonly categoryPath: readonly Named[];
  readonly tags: readonly Named[];
  /** What it is recommended with, folded. */
  readonly pairingTerms: readonly string[];
  /** The products that a gift box contains: product id → pieces per box. */
  readonly contents: ReadonlyMap<number, number>;
}

/** The values of a product. Prices are integer yen including tax. */
export interface SearchRow {
  readonly id: number;
  readonly name: string;
  readonly nameKana: string;
  readonly nameOriginal: string;
  readonly region: string;
  readonly country: string;
  readonly unitLabel: string;
  /** A protected origin. */
  readonly gi: { readonly label: string } | null;
  readonly price: number;
  readonly netWeightG: number | null;
  readonly agingMonths: number | null;
  /** Null for what is not eaten, and for a gift box, which lists them per product. */
  readonly ingredients: string | null;
  readonly additives: string | null;
  readonly pairing: string | null;
  readonly tastingNote: string | null;
  /** Per 100 g. */
  readonly nutrition: Readonly<Record<Nutrient, number>> | null;
  readonly meatProductClass: string | null;
  readonly isHeatingRequired: boolean | null;
  /** The columns that `indexText` returns. */
  readonly foldedName: string;
  readonly foldedText: string;
  readonly foldedProse: string;
}

export type Nutrient = 'energy_kcal' | 'protein_g' | 'fat_g' | 'carbohydrate_g' | 'salt_equivalent_g';

/** Returns categories with all descendants, each before its children. */
export function withDescendants(categories: readonly SearchCategory[]): SearchCategory[] {
  return categories.flatMap((category) => [category, ...withDescendants(category.children)]);
}
