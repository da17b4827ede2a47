import { ApiFailure } from '@shop/api';
import { CAUTION_KEYS } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';

/** The shop's own words to this screen; null when it has none or they could not be read. */
export async function loadLogout({ api, signal }: LoadInput): Promise<string | null> {
  try {
    const { data } = await api.GET('/v1/messages/{code}', { params: { path: { code: CAUTION_KEYS.logout } }, signal });
    return data.body;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
