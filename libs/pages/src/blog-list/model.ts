import { paths, withQuery } from '@shop/constants';
import { blogCopy, frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDayWithWeekday, inJapan } from '@shop/japanese';
import type { BlogCard, BlogListPageProps } from '@shop/theming';
import { articlePicture } from '../content/article-picture.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { pagedList } from '../kinds/paging.ts';
import type { BlogListRead, BlogRow } from './load.ts';

/** Returns the props of the list of articles. */
export function useBlogListModel(list: BlogListRead): BlogListPageProps {
  const t = useCopy(blogCopy);
  const home = useCopy(frameCopy).home;
  const { SITE } = useShopFrame().settings;
  const path = paths.blogs();
  const { category, categories } = list;
  const cardOf = (row: BlogRow): BlogCard => ({
    id: row.id,
    href: paths.blog(String(row.id)),
    category: row.category,
    day: formatDayWithWeekday(inJapan(new Date(row.published_at)).day),
    title: row.title,
    lead: row.lead,
    picture: articlePicture(row, SITE),
  });
  return {
    ...pagedList(list, cardOf, { path, ...(category && { query: { category } }) }),
    breadcrumbs: [
      { label: home, href: paths.home() },
      { label: t.title, href: path },
    ],
    categories: [
      { label: t.all, href: path, isCurrent: category === null },
      ...categories.map((name) => ({
        label: name,
        href: withQuery(path, { category: name }),
        isCurrent: name === category,
      })),
    ],
    browseHref: paths.products(),
  };
}
