import type { ProductSearch } from '@shop/api';
import { type Found, search, type Understood } from '@shop/search';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { Catalogue } from '../catalogue.ts';
import { shownCatalogue } from '../catalogue-of.ts';
import { filterLabel } from './filter-label.rules.ts';

/** The parameters of a search. */
interface WordQuery {
  word?: string;
  /** 1: search for the word without corrections. */
  is_as_typed?: number;
}

/** Returns the products that a search finds in the channel's catalogue; null if there is nothing to search for. */
export function findByWord(
  ctx: Pick<Ctx, 'snapshots' | 'channel' | 'clock'>,
  { word = '', is_as_typed }: WordQuery,
): Found | null {
  return search(shownCatalogue(ctx).search, word, { isAsTyped: is_as_typed === 1 });
}

/** Presents how a search was interpreted, with a label for each word that became a filter. */
export function presentSearch(
  { word, corrected, filtering, dropped }: Understood,
  catalogue: Catalogue,
): ProductSearch {
  return {
    word,
    corrected,
    filters: filtering.map((piece) => ({
      word: piece.typed,
      label: filterLabel(piece, catalogue),
      word_without: piece.without,
    })),
    dropped: [...dropped],
  };
}
