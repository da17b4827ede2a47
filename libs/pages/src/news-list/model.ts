import type { NewsSummary } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { frameCopy, newsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDayWithWeekday, inJapan } from '@shop/japanese';
import { listReadNews, useAppDispatch } from '@shop/state';
import type { NewsListPageProps, NewsRow } from '@shop/theming';
import { pagedList } from '../kinds/paging.ts';
import { useMemberRead } from '../kinds/use-member-read.ts';
import type { NewsListRead } from './load.ts';

const kindNames = ['notice', 'product', 'delivery', 'maintenance'] as const satisfies readonly NewsSummary['kind'][];

/** Returns the props of the news list. */
export function useNewsListModel(list: NewsListRead): NewsListPageProps {
  const t = useCopy(newsCopy);
  const home = useCopy(frameCopy).home;
  const read = useReadNews();
  const path = paths.newsList();
  const { kind } = list;
  const rowOf = ({ id, title, lead, published_at, kind: of }: NewsSummary): NewsRow => ({
    id,
    href: paths.news(String(id)),
    day: formatDayWithWeekday(inJapan(new Date(published_at)).day),
    kind: t.kinds[of],
    title,
    lead,
    isUnread: read !== null && !read.includes(id),
  });
  const page = pagedList({ ...list, rows: list.rows.filter((row) => !row.is_important) }, rowOf, {
    path,
    ...(kind && { query: { kind } }),
  });
  return {
    ...page,
    breadcrumbs: [
      { label: home, href: paths.home() },
      { label: t.title, href: path },
    ],
    important: list.rows.filter((row) => row.is_important).map(rowOf),
    kinds: [
      { label: t.all, href: path, isCurrent: kind === null },
      ...kindNames.map((name) => ({
        label: t.kinds[name],
        href: withQuery(path, { kind: name }),
        isCurrent: name === kind,
      })),
    ],
    browseHref: paths.products(),
  };
}

/** Returns the ids of read news, after hydration: the document is the same for all. Null for guests and until then. */
function useReadNews(): readonly number[] | null {
  const dispatch = useAppDispatch();
  return useMemberRead(() => dispatch(listReadNews()));
}
