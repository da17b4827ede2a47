import { screenPaths } from './screens.ts';
import { urlsOf } from './urls-of.ts';

/** URLs of the screens: `paths.product('ham-fr-001')` → `/product/ham-fr-001/`. */
export const paths = urlsOf(screenPaths);

/** Pages of the catch-all route that editors publish: a campaign by its key, and below the page of a collection its entries. */
export const landingPaths = {
  page: (key: string) => `/${encodeURIComponent(key)}/`,
  entry: (alias: string, key: string) => `/${encodeURIComponent(alias)}/${encodeURIComponent(key)}/`,
} as const;
