import type { Ctx } from '../context/ctx.ts';
import { indexOf } from './catalogue-index.ts';
import { catalogueOf } from './catalogue-of.ts';
import { findProductIds } from './catalogue.queries.ts';
import { forgetFor, keepFor } from './keep-for.ts';
import { setOf, type Places } from './places.ts';
import { searchWordsOf } from './search-words.rules.ts';

/** What a search found, by place in the catalogue. */
export interface Found {
  places: Places;
  /** Best first. */
  byRelevance: readonly number[];
}

/** The products that a typed search finds; null when nothing to search for was typed. */
export async function findByWord(
  ctx: Pick<Ctx, 'db' | 'snapshots' | 'channel'>,
  typed: string | undefined,
): Promise<Found | null> {
  const catalogue = catalogueOf(ctx);
  const words = searchWordsOf(typed ?? '', catalogue.synonyms);
  if (words.length === 0) return null;
  const key = JSON.stringify(words.map(({ forms }) => forms.map(({ text }) => text)));
  return keepFor(catalogue, key, () => {
    const found = findProductIds(ctx.db, words).then((ids): Found => {
      const { placeById } = indexOf(catalogue);
      const byRelevance = ids.map((id) => placeById.get(id)).filter((place) => place !== undefined);
      return { places: setOf(byRelevance), byRelevance };
    });
    found.catch(() => forgetFor(catalogue, key));
    return found;
  });
}
