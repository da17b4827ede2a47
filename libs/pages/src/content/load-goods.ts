import type { LoadInput } from '../loading/load-input.ts';
import { type CardProduct, cardProduct } from '../product-card/card-product.ts';

/** Most goods that the list gives by their keys. */
const goodsAtOnce = 20;

/** Goods that something to read names, in the order of their keys. @throws ApiFailure */
export async function loadGoods(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  keys: readonly string[],
): Promise<readonly CardProduct[]> {
  if (keys.length === 0) return [];
  const asked = keys.slice(0, goodsAtOnce);
  const { data } = await api.GET('/v1/products', { params: { query: { 'key[]': asked, per: goodsAtOnce } }, signal });
  return asked.flatMap((key) => data.filter((product) => product.key === key).map(cardProduct));
}
