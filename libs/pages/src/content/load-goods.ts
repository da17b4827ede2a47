import type { LoadInput } from '../loading/load-input.ts';
import { type CardProduct, cardProduct } from '../product-card/card-product.ts';

/** The most products that one request returns by key. */
const goodsAtOnce = 20;

/** Returns products by their keys, in the order of the keys. @throws ApiFailure */
export async function loadGoods(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  keys: readonly string[],
): Promise<readonly CardProduct[]> {
  if (keys.length === 0) return [];
  const requested = keys.slice(0, goodsAtOnce);
  const { data } = await api.GET('/v1/products', {
    params: { query: { 'key[]': requested, per: goodsAtOnce } },
    signal,
  });
  return requested.flatMap((key) => data.filter((product) => product.key === key).map(cardProduct));
}
