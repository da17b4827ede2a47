import { ApiFailure, type FrontSettings, type StaticPage } from '@shop/api';
import { consentPath, staticPaths } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';
import { normalisePath } from '../screens/normalise-path.ts';
import { loadLanding, type LandingRead } from './load-landing.ts';

/** The content of a URL without a screen: a static page, or else a landing page. */
export type ContentRead =
  | { readonly page: StaticPage; readonly disclosed: Disclosed | null; readonly landing: null }
  | { readonly page: null; readonly landing: LandingRead };

/** The services to which the channel's tags send data. */
export interface Disclosed {
  readonly services: NonNullable<FrontSettings['GTM']['SERVICES']>;
  /** The URL at which the consent can be changed; null if no consent is requested. */
  readonly consentHref: string | null;
}

/** The static page of this path, or what lands here. @throws ApiFailure, of status 404 when the channel has neither */
export async function loadContent({ api, url, signal }: LoadInput): Promise<ContentRead> {
  const path = normalisePath(decodeURI(url.pathname));
  try {
    const { data } = await api.GET('/v1/static-pages/url{path}', { params: { path: { path } }, signal });
    const disclosed = path === normalisePath(staticPaths.privacy()) ? await loadDisclosed({ api, signal }) : null;
    return { page: data, disclosed, landing: null };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
    const landing = await loadLanding({ api, signal }, path);
    if (landing === null) throw error;
    return { page: null, landing };
  }
}

/** Reads what the privacy page must disclose about tags (L-40); without it the page fails. @throws ApiFailure */
async function loadDisclosed({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<Disclosed | null> {
  const { data } = await api.GET('/v1/settings/front', { signal });
  const { ID, SERVICES = [], CONSENT_VERSION } = data.GTM;
  return ID === null ? null : { services: SERVICES, consentHref: CONSENT_VERSION === undefined ? null : consentPath() };
}
