import type { Ctx } from '../context/ctx.ts';
import type { Catalogue } from './catalogue.ts';
import { findProductIds } from './catalogue.queries.ts';
import { searchWordsOf } from './search-words.rules.ts';

// What many search for is found once per state of the catalogue.
const MOST_KEPT = 500;
const kept = new WeakMap<Catalogue, Map<string, Promise<number[]>>>();

/** Ids of the products that a typed search finds, best first; null when nothing to search for was typed. */
export async function findByWord({ db, snapshots }: Pick<Ctx, 'db' | 'snapshots'>, typed: string | undefined): Promise<number[] | null> {
  const catalogue = snapshots.catalogue.value;
  const words = searchWordsOf(typed ?? '', catalogue.synonyms);
  if (words.length === 0) return null;
  const key = JSON.stringify(words.map(({ forms }) => forms.map(({ text }) => text)));
  const results = kept.get(catalogue) ?? new Map<string, Promise<number[]>>();
  kept.set(catalogue, results);
  const known = results.get(key);
  if (known) return known;
  const found = findProductIds(db, words);
  results.set(key, found);
  found.catch(() => results.delete(key));
  const oldest = results.keys().next().value;
  if (results.size > MOST_KEPT && oldest !== undefined) results.delete(oldest);
  return found;
}
