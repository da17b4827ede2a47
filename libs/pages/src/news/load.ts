import type { NewsArticle } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';

/** The piece of news that the address names. @throws ApiFailure, of status 404 when there is none, or not now */
export async function loadNews({ api, params, signal }: LoadInput): Promise<NewsArticle> {
  const { data } = await api.GET('/v1/news/{id}', { params: { path: { id: Number(params.key) } }, signal });
  return data;
}
