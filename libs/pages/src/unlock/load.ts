import { ApiFailure } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** Redeems the link's code: true when the account is open again, false when the link is used, expired or incomplete. */
export function loadUnlock({ api, url, signal }: LoadInput): Promise<Reading<boolean>> {
  return loadOrOffline(async () => {
    const code = url.searchParams.get('code');
    if (!code) return false;
    try {
      const { data } = await api.GET('/v1/auth/unlock/{code}', { params: { path: { code } }, signal });
      return data.result;
    } catch (error) {
      if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) return false;
      throw error;
    }
  }, signal);
}
