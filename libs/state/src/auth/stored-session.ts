import type { BearerToken } from '@shop/api';
import type { KeyValueStorage } from '../environment/shop-environment.ts';

/** Key of the persisted session. */
export const SESSION_KEY = 'shop_session';

/** The bearer as it is stored, for calls that leave before the store is loaded and for what another tab renewed. */
export function readStoredBearer(storage: KeyValueStorage): BearerToken | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { accessToken, tokenExpiresAt } = stored as { accessToken?: unknown; tokenExpiresAt?: unknown };
    if (typeof accessToken !== 'string' || typeof tokenExpiresAt !== 'number') return null;
    return { accessToken, expiresAt: tokenExpiresAt };
  } catch {
    return null;
  }
}
