import type { ProductSearch } from '@shop/api';
import { searchHelpCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferredSlot } from '@shop/theming';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { changed, listHref, readListQuery } from './list-query.ts';

const SearchUnderstood = deferredSlot('SearchUnderstood');

/** The text about a corrected search, with a link to the search as typed. */
export function UnderstoodSearch({ word, corrected, dropped }: ProductSearch) {
  const t = useCopy(searchHelpCopy);
  const query = readListQuery(useSearchParams());
  return (
    <SearchUnderstood
      didYouMean={corrected === null ? null : t.didYouMean(corrected)}
      text={[
        corrected === null ? '' : t.correctedFrom(word),
        dropped.length === 0 ? '' : t.dropped(corrected ?? word, dropped),
      ].join('')}
      ways={[{ label: t.asTyped(word), href: listHref(changed(query, { asTyped: true })) }]}
    />
  );
}
