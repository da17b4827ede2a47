import type { Product } from '@shop/api';
import { CAUTION_KEYS } from '@shop/constants';
import { plainText } from '../frame/plain-text.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { loadReviews, type ReviewsRead } from './load-reviews.ts';
import { type CardProduct, cardProduct } from './card-product.ts';

/** What of a product its page shows: neither its siblings nor the sets it is in. */
export type PageProduct = Omit<Product, 'product_model' | 'sets'>;

export interface ProductData {
  /** Caution of product pages as plain text, when the shop has set one. */
  readonly caution: string | null;
  readonly product: PageProduct;
  readonly related: readonly CardProduct[];
  readonly reviews: ReviewsRead | null;
}

/** The row holds four; what is in the cart already steps aside. */
const relatedMost = 6;

/** One product, what goes with it and what buyers say; the page stands without the latter two. @throws ApiFailure, 404 when there is none */
export async function loadProduct({ api, params, signal }: LoadInput): Promise<ProductData> {
  const path = { key: params.key ?? '' };
  const [product, related, caution, reviews] = await Promise.all([
    api.GET('/v1/products/{key}', { params: { path }, signal }),
    api.GET('/v1/products/{key}/recommend', { params: { path }, signal }).catch(() => ({ data: [] })),
    api.GET('/v1/messages/{code}', { params: { path: { code: CAUTION_KEYS.product } }, signal }).catch(() => null),
    loadReviews({ api, signal }, path.key),
  ]);
  const { product_model: _siblings, sets: _sets, ...shown } = product.data;
  return {
    product: shown,
    related: related.data.slice(0, relatedMost).map(cardProduct),
    caution: caution && plainText(caution.data.body),
    reviews,
  };
}
