import { landingPaths, MAKERS } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';

/** Returns the URL of the page about a product's maker; null if there is none, or it cannot be read. */
export async function loadMaker(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  key: string,
): Promise<string | null> {
  const query = { product_key: key, max_page_size: 1 } as const;
  const answer = await api
    .GET('/v1/collections/{alias}', { params: { path: { alias: MAKERS }, query }, signal })
    .catch(() => null);
  const maker = answer?.data[0];
  return maker === undefined ? null : landingPaths.entry(MAKERS, maker.key);
}
