import type { ProductSearchHistory } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useApi } from '@shop/state';
import type { ProductSearchHistoryPageProps } from '@shop/theming';
import { logMoment } from '../kinds/log-moment.ts';
import { pagedList, type ReadPage } from '../kinds/paging.ts';
import { useLog } from '../kinds/use-log.ts';

/** Returns the past searches as links. A restored entry counts as new and comes first. */
export function useSearchHistory(list: ReadPage<ProductSearchHistory>): ProductSearchHistoryPageProps {
  const api = useApi();
  const { searches: t } = useCopy(historyCopy);
  const { message, removal } = useLog();
  const rowOf = ({ id, word, searched_at }: ProductSearchHistory) => ({
    id,
    ...logMoment(searched_at),
    word,
    href: withQuery(paths.products(), { word }),
    ...removal(id, {
      take: () => api.DELETE('/v1/me/product-search-histories/{id}', { params: { path: { id } } }),
      putBack: () => api.POST('/v1/product-search-histories', { params: { query: { word } } }),
      removed: t.removed(word),
      restored: t.restored(word),
    }),
  });
  return {
    ...pagedList(list, rowOf, { path: paths.mypageProductSearchHistory() }),
    browseHref: paths.products(),
    message,
  };
}
