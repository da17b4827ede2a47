import { paths, withQuery } from '@shop/constants';
import { frameCopy, newsCopy } from '@shop/copy';
import { slot } from '@shop/theming';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { loadNewsList, type NewsListRead } from './load.ts';
import { useNewsListModel } from './model.ts';

const NewsListPage = slot('NewsListPage');

export const loader = load(loadNewsList);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadNewsList));
export const meta = pageMeta<NewsListRead>(({ data: { kind, page, total }, frame, copyOf }) => {
  const t = copyOf(newsCopy);
  return {
    title: kind === null ? t.title : t.titleOfKind(t.kinds[kind]),
    description: t.description,
    path: withQuery(paths.newsList(), { kind, page: page === 1 ? null : page }),
    indexable: total > 0,
    jsonLd: [
      breadcrumbJsonLd(
        [
          { label: frameCopy.home, href: paths.home() },
          { label: newsCopy.title, href: paths.newsList() },
        ],
        frame.settings.SITE.URL,
      ),
    ],
  };
});

/** News of the shop. */
function NewsListScreen({ loaderData: data }: LoadedScreenProps<NewsListRead>) {
  return <NewsListPage {...useNewsListModel(data)} />;
}

export default NewsListScreen;
