import type { ApiClient, ProductSummary } from '@shop/api';

/** The most products on a page of the list, by the contract. */
const productsAtOnce = 60;

/** Every product that the channel shows, page by page. @throws ApiFailure */
export async function listAllProducts(api: ApiClient, signal: AbortSignal): Promise<readonly ProductSummary[]> {
  const products: ProductSummary[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, pagination } = await api.GET('/v1/products', {
      params: { query: { page, per: productsAtOnce } },
      signal,
    });
    products.push(...data);
    last = pagination?.last ?? page;
  }
  return products;
}
