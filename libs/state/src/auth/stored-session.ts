import type { AccessToken } from '@shop/api';
import type { KeyValueStorage } from '../environment/shop-environment.ts';

/** Key of the persisted session. */
export const SESSION_KEY = 'shop_session';

/** An access token with the id of its user; null when an older release stored it. */
export interface StoredAccessToken extends AccessToken {
  userId: string | null;
}

/** Returns the stored access token, for requests sent before rehydration and tokens that another tab has refreshed. */
export function readStoredAccessToken(storage: Pick<KeyValueStorage, 'getItem'>): StoredAccessToken | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { accessToken, tokenExpiresAt, userId } = stored as Readonly<Record<string, unknown>>;
    if (typeof accessToken !== 'string' || typeof tokenExpiresAt !== 'number') return null;
    return { accessToken, expiresAt: tokenExpiresAt, userId: typeof userId === 'string' ? userId : null };
  } catch {
    return null;
  }
}
