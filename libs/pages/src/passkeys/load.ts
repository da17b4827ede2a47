import type { Passkey } from '@shop/api';
import { X_LIMIT_DEFAULT } from '@shop/constants';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The passkeys of the member, and how many there may be (`x-limit`, 1 without it). */
export interface Passkeys {
  readonly passkeys: readonly Passkey[];
  readonly limit: number;
}

/** Reads all passkeys of the member. */
export function loadPasskeys({ api, signal }: LoadInput): Promise<Reading<Passkeys>> {
  return loadOrOffline(async () => {
    const { data, limit } = await api.GET('/v1/me/passkeys', { signal });
    return { passkeys: data, limit: limit ?? X_LIMIT_DEFAULT };
  }, signal);
}
