import type { NewsSummary } from '@shop/api';
import { newsCopy } from '@shop/copy';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

export interface NewsListRead extends ReadPage<NewsSummary> {
  /** The kind in the URL; null for all. */
  readonly kind: NewsSummary['kind'] | null;
}

/** Reads a page of news, of the kind in the URL or all. @throws ApiFailure */
export async function loadNewsList({ api, url, signal }: LoadInput): Promise<NewsListRead> {
  const named = url.searchParams.get('kind');
  const kind = isKind(named) ? named : null;
  const list = await readPage(url, (page) =>
    api.GET('/v1/news', { params: { query: { page, ...(kind && { kind }) } }, signal }),
  );
  return { ...list, kind };
}

/** Whether it is a kind of news; an unknown kind shows all. */
function isKind(name: string | null): name is NewsSummary['kind'] {
  return name !== null && Object.hasOwn(newsCopy.kinds, name);
}
