import type { Product, ProductSummary } from '@shop/api';
import { CAUTION_KEYS } from '@shop/constants';
import { plainText } from '../frame/plain-text.ts';
import type { LoadInput } from '../load-input.ts';

export interface ProductData {
  /** Caution of product pages as plain text, when the shop has set one. */
  readonly caution: string | null;
  readonly product: Product;
  readonly related: readonly ProductSummary[];
}

/** One product and what goes with it; the page stands without the latter. @throws ApiFailure, 404 when there is none */
export async function loadProduct({ api, params, signal }: LoadInput): Promise<ProductData> {
  const path = { key: params.key ?? '' };
  const [product, related, caution] = await Promise.all([
    api.GET('/v1/products/{key}', { params: { path }, signal }),
    api.GET('/v1/products/{key}/recommend', { params: { path }, signal }).catch(() => ({ data: [] })),
    api.GET('/v1/messages/{code}', { params: { path: { code: CAUTION_KEYS.product } }, signal }).catch(() => null),
  ]);
  return { product: product.data, related: related.data, caution: caution && plainText(caution.data.body) };
}
