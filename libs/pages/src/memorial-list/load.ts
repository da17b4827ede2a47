import type { Memorial } from '@shop/api';
import { CAUTION_KEYS, PER_ALL, X_LIMIT_DEFAULT } from '@shop/constants';
import { loadCaution } from '../account/load-caution.ts';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The member's memorial days, the most that can be saved (`x-limit`, 1 by default, spec §9), and the caution. */
export interface Memorials {
  readonly memorials: readonly Memorial[];
  readonly limit: number;
  readonly caution: string | null;
}

/** Reads all memorial days of the member. */
export function loadMemorialList(input: LoadInput): Promise<Reading<Memorials>> {
  return loadOrOffline(async () => {
    const [{ data, limit }, caution] = await Promise.all([
      input.api.GET('/v1/me/user-memorials', { params: { query: { per: PER_ALL } }, signal: input.signal }),
      loadCaution(input, CAUTION_KEYS.memorial),
    ]);
    return { memorials: data, limit: limit ?? X_LIMIT_DEFAULT, caution };
  }, input.signal);
}
