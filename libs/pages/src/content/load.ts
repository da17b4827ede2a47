import type { StaticPage } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';
import { normalisePath } from '../screens/normalise-path.ts';

/** The static page of this path. @throws ApiFailure, of status 404 when the channel has no such page */
export async function loadStaticPage({ api, url, signal }: LoadInput): Promise<StaticPage> {
  const path = normalisePath(decodeURI(url.pathname));
  const { data } = await api.GET('/v1/static-pages/url{path}', { params: { path: { path } }, signal });
  return data;
}
