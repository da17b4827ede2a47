import type { Product, ProductSummary } from '@shop/api';
import type { LoadInput } from '../load-input.ts';

export interface ProductData {
  readonly product: Product;
  readonly related: readonly ProductSummary[];
}

/** One product and what goes with it; the page stands without the latter. @throws ApiFailure, 404 when there is none */
export async function loadProduct({ api, params, signal }: LoadInput): Promise<ProductData> {
  const path = { key: params.key ?? '' };
  const [product, related] = await Promise.all([
    api.GET('/v1/products/{key}', { params: { path }, signal }),
    api.GET('/v1/products/{key}/recommend', { params: { path }, signal }).catch(() => ({ data: [] })),
  ]);
  return { product: product.data, related: related.data };
}
