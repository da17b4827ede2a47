import type { Handlers } from '../platform/contract/handlers.ts';
import { pageOf } from '../platform/contract/page-window.ts';
import { catalogueOf } from './catalogue-of.ts';
import { getProduct } from './get-product.ts';
import { listBrands } from './list-brands.ts';
import { listProductAccessories } from './list-product-accessories.ts';
import { listProductFacets } from './list-product-facets.ts';
import { listProducts } from './list-products.ts';
import { listRecommendedProducts } from './list-recommended-products.ts';

/** The public calls about products and their groups. */
export const catalogueHandlers = {
  listBrands: ({ ctx, query }) => listBrands({ ctx, input: query }),
  listTags: async ({ ctx, query }) => pageOf(catalogueOf(ctx).tags, query),
  listProducts: ({ ctx, query }) => listProducts({ ctx, input: query }),
  getProduct: ({ ctx, params }) => getProduct({ ctx, input: params }),
  listRecommendedProducts: ({ ctx, params, query }) =>
    listRecommendedProducts({
      ctx,
      input: { key: params.key, per: query.per ?? 8, exclude: query['exclude[]'] ?? [] },
    }),
  listProductAccessories: ({ ctx, params }) => listProductAccessories({ ctx, input: params }),
  listProductFacets: ({ ctx, query }) => listProductFacets({ ctx, input: query }),
} satisfies Handlers;
