import { foldForSearch } from '@shop/japanese';
import type { CatalogueCategory, CatalogueProduct } from './catalogue-product.ts';
import type { ProductRow } from './catalogue.queries.ts';

// A shorter term (酢, 豆) would match names by chance.
const SHORTEST_TERM = 2;

const nothing: readonly string[] = [];
const known = new Map<string, readonly string[]>();
// Many products share the text of 合わせる; more different texts than this suggest that they do not.
const MOST_KNOWN = 10_000;

/** Returns the folded terms of the field 合わせる. */
export function pairingTermsOf(pairing: string | null): readonly string[] {
  if (pairing === null) return nothing;
  const terms = known.get(pairing) ?? splitTerms(pairing);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(pairing, terms);
  return terms;
}

/**
 * Returns the text that pairing terms of others are matched against. Null for tools: they are named after the food they
 * cut, but are not eaten with it.
 */
export function pairingTextOf(
  { foldedName, ingredients }: Pick<ProductRow, 'foldedName' | 'ingredients'>,
  category: CatalogueCategory,
): string | null {
  return ingredients === null ? null : `${foldedName}\n${categoryNames(category)}`;
}

/** Whether two products go together: a term of one is in the name or category of the other. */
export function arePaired(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return a !== b && (names(a, b) || names(b, a));
}

function names({ pairingTerms }: CatalogueProduct, { pairingText }: CatalogueProduct): boolean {
  return pairingText !== null && pairingTerms.some((term) => pairingText.includes(term));
}

function splitTerms(pairing: string): string[] {
  return pairing
    .split(/[、。,]|または/)
    .map((term) => foldForSearch(term.replace(/(全般|など)$/, '')))
    .filter((term) => [...term].length >= SHORTEST_TERM);
}

function categoryNames(category: CatalogueCategory | null): string {
  return category ? `${category.foldedName}\n${categoryNames(category.parent)}` : '';
}
