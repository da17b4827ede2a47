import type { NewsArticle } from '@shop/api';
import { paths } from '@shop/constants';
import { newsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDayWithWeekday, inJapan } from '@shop/japanese';
import { useAppSelector, readNews, useAppDispatch } from '@shop/state';
import { slot } from '@shop/theming';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { loadNews } from './load.ts';
import { newsCrumbs, newsMeta } from './seo.ts';

const NewsPage = slot('NewsPage');

export const loader = load(loadNews);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadNews));
export const meta = newsMeta;

/** A news item; reports it as read for a member. */
function NewsScreen({ loaderData: data }: LoadedScreenProps<NewsArticle>) {
  const dispatch = useAppDispatch();
  const t = useCopy(newsCopy);
  const { id, title, body, kind, is_important, newer, older, published_at } = data;
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  useAbortableEffect(isLogin && id, () => {
    // If the request fails, the news item remains unread.
    dispatch(readNews(id)).catch(() => undefined);
  });
  return (
    <NewsPage
      breadcrumbs={newsCrumbs(data)}
      title={title}
      body={body}
      day={formatDayWithWeekday(inJapan(new Date(published_at)).day)}
      kind={t.kinds[kind]}
      isImportant={is_important}
      newer={newer && { label: newer.title, href: paths.news(String(newer.id)) }}
      older={older && { label: older.title, href: paths.news(String(older.id)) }}
      listHref={paths.newsList()}
    />
  );
}

export default NewsScreen;
