import type { BlogArticle } from '@shop/api';
import { loadGoods } from '../content/load-goods.ts';
import type { LoadInput } from '../loading/load-input.ts';
import type { CardProduct } from '../product-card/card-product.ts';

export interface BlogRead {
  readonly article: BlogArticle;
  /** Goods that it names; empty when they could not be read. */
  readonly products: readonly CardProduct[];
}

/** Reads the article of the URL and its products. @throws ApiFailure of status 404 when none is published */
export async function loadBlog({ api, params, signal }: LoadInput): Promise<BlogRead> {
  const { data } = await api.GET('/v1/blogs/{id}', { params: { path: { id: Number(params.key) } }, signal });
  const products = await loadGoods({ api, signal }, data.product_keys).catch(() => []);
  return { article: data, products };
}
