import { ApiFailure } from '@shop/api';
import type { CautionKey } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';

/** The shop's own words to a screen, HTML (spec §2); null when it has none or they could not be read. */
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
