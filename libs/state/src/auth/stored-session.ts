import type { BearerToken } from '@shop/api';
import type { KeyValueStorage } from '../environment/shop-environment.ts';

/** Key of the persisted session. */
export const SESSION_KEY = 'shop_session';

/** A bearer and whose it is; null in what an older release has stored. */
export interface StoredBearer extends BearerToken {
  userId: string | null;
}

/** The bearer as it is stored, for calls that leave before the store is rehydrated and for what another tab renewed. */
export function readStoredAccessToken(storage: Pick<KeyValueStorage, 'getItem'>): StoredBearer | null {
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
