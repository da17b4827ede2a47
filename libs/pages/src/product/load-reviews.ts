import type { ProductReview, ProductReviewSummary } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';

/** The number of reviews on the page, and of each further request. */
export const reviewsAtOnce = 3;

export interface ReviewsRead {
  readonly summary: ProductReviewSummary;
  readonly rows: readonly ProductReview[];
  readonly total: number;
}

/** Reads the newest reviews of a product and its ratings; null for none, or if they cannot be read. */
export async function loadReviews(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  key: string,
): Promise<ReviewsRead | null> {
  const path = { key };
  try {
    const [{ data: rows, pagination }, { data: summary }] = await Promise.all([
      api.GET('/v1/products/{key}/reviews', { params: { path, query: { per: String(reviewsAtOnce) } }, signal }),
      api.GET('/v1/products/{key}/reviews/summary', { params: { path }, signal }),
    ]);
    return rows.length === 0 ? null : { summary, rows, total: pagination?.total ?? rows.length };
  } catch {
    return null;
  }
}
