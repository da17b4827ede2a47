import type { StaticPage } from '@shop/api';
import { ApiFailure } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';
import { normalisePath } from '../screens/normalise-path.ts';
import { loadLanding, type LandingRead } from './load-landing.ts';

/** What stands at an address that no screen has: a static page before a landing page. */
export type ContentRead =
  { readonly page: StaticPage; readonly landing: null } | { readonly page: null; readonly landing: LandingRead };

/** The static page of this path, or what lands here. @throws ApiFailure, of status 404 when the channel has neither */
export async function loadContent({ api, url, signal }: LoadInput): Promise<ContentRead> {
  const path = normalisePath(decodeURI(url.pathname));
  try {
    const { data } = await api.GET('/v1/static-pages/url{path}', { params: { path: { path } }, signal });
    return { page: data, landing: null };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
    const landing = await loadLanding({ api, signal }, path);
    if (landing === null) throw error;
    return { page: null, landing };
  }
}
