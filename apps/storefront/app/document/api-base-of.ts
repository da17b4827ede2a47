import type { PublicEnvironment } from '@shop/api';

/**
 * Returns the prefix of /v1 in every call: `baseApiURL` of the environment without its last slash; empty for the page's
 * own origin (spec §7).
 */
export function apiBaseOf(environment: Pick<PublicEnvironment, 'baseApiURL'> | undefined): string {
  return (environment?.baseApiURL ?? '').replace(/\/+$/, '');
}
