import { ApiFailure } from '@shop/api';
import type { CautionKey } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';

/** Returns the shop's notice on a screen, HTML (spec §2); null when there is none or it cannot be read. */
export async function loadCaution(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  code: CautionKey,
): Promise<string | null> {
  try {
    const { data } = await api.GET('/v1/messages/{code}', { params: { path: { code } }, signal });
    return data.body;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
