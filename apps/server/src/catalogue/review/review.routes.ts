import type { Handlers } from '../../platform/contract/handlers.ts';
import { getProductReviewSummary, listProductReviews } from './list-product-reviews.ts';

/** The handlers of product reviews; public. */
export const reviewHandlers = {
  listProductReviews: ({ ctx, params, query }) => listProductReviews({ ctx, input: { ...params, ...query } }),
  getProductReviewSummary: ({ ctx, params }) => getProductReviewSummary({ ctx, input: params }),
} satisfies Handlers;
