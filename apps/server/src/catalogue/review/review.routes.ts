import type { Handlers } from '../../platform/contract/handlers.ts';
import { getProductReviewSummary, listProductReviews } from './list-product-reviews.ts';

/** What buyers say; open to everybody. */
export const reviewHandlers = {
  listProductReviews: ({ ctx, params, query }) => listProductReviews({ ctx, input: { ...params, ...query } }),
  getProductReviewSummary: ({ ctx, params }) => getProductReviewSummary({ ctx, input: params }),
} satisfies Handlers;
