import { ApiFailure, type FrontSettings, type StaticPage } from '@shop/api';
import { consentPath, staticPaths } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';
import { normalisePath } from '../screens/normalise-path.ts';
import { loadLanding, type LandingRead } from './load-landing.ts';

/** What stands at an address that no screen has: a static page before a landing page. */
export type ContentRead =
  | { readonly page: StaticPage; readonly told: Told | null; readonly landing: null }
  | { readonly page: null; readonly landing: LandingRead };

/** Whom the channel's tags tell of a reader. */
export interface Told {
  readonly services: NonNullable<FrontSettings['GTM']['SERVICES']>;
  /** Where the reader is asked once more whether he agrees; null where he is not asked. */
  readonly consentHref: string | null;
}

/** The static page of this path, or what lands here. @throws ApiFailure, of status 404 when the channel has neither */
export async function loadContent({ api, url, signal }: LoadInput): Promise<ContentRead> {
  const path = normalisePath(decodeURI(url.pathname));
  try {
    const { data } = await api.GET('/v1/static-pages/url{path}', { params: { path: { path } }, signal });
    const told = path === normalisePath(staticPaths.privacy()) ? await loadTold({ api, signal }) : null;
    return { page: data, told, landing: null };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
    const landing = await loadLanding({ api, signal }, path);
    if (landing === null) throw error;
    return { page: null, landing };
  }
}

/** A page that cannot say it is no page: nothing may be sent that it does not tell (L-40). @throws ApiFailure */
async function loadTold({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<Told | null> {
  const { data } = await api.GET('/v1/settings/front', { signal });
  const { ID, SERVICES = [], CONSENT_VERSION } = data.GTM;
  return ID === null ? null : { services: SERVICES, consentHref: CONSENT_VERSION === undefined ? null : consentPath() };
}
