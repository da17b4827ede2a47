import type { ProductReview, ProductReviewSummary } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';

/** Reviews that come with the page, and with each wish for more. */
export const reviewsAtOnce = 3;

export interface ReviewsRead {
  readonly summary: ProductReviewSummary;
  readonly rows: readonly ProductReview[];
  readonly total: number;
}

/** The newest reviews of a product and its ratings; null where nobody has said anything, and where they cannot be read: the page stands without them. */
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
