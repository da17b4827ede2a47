import { landingPaths, MAKERS } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';

/** Where a product's maker tells of itself; null where it does not, and where that cannot be read: the page stands without it. */
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
