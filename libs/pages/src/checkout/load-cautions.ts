import { PER_ALL } from '@shop/constants';
import { ApiFailure } from '@shop/api';
import { patiently } from '../connection/patiently.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** Caution texts (HTML) by page key. */
export type Cautions = Readonly<Record<string, string>>;

/** The cautions of all pages (spec §2). A page is never kept from the shopper because they could not be read, but a lost connection is waited for: he could do nothing there. */
export async function loadCautions({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<Cautions> {
  try {
    const { data } = await patiently(
      () => api.GET('/v1/messages', { params: { query: { per: PER_ALL } }, signal }),
      signal,
    );
    return Object.fromEntries(data.filter(({ kind }) => kind === 'caution').map(({ code, body }) => [code, body]));
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'http' && error.status === 503) throw error;
    return {};
  }
}
