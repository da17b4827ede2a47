import type { ProductReview, ProductReviewSummary } from '@shop/api';
import { PAGE_SIZE } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { findShown } from '../find-shown.ts';
import { Answer } from '../../platform/contract/answer.ts';
import { pageWindow, type Paging } from '../../platform/contract/page-window.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { countRatings, selectReviews, type ReviewRow, type ReviewSort } from './review.queries.ts';

const stars = [5, 4, 3, 2, 1] as const;

/** No product has as many reviews. */
const moreThanAll = 2 ** 31;

/**
 * Returns a page of a product's reviews on this channel, by default the newest first.
 * @throws NotFoundError `product.not_found`
 */
export async function listProductReviews({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Paging & { key: string; sort?: ReviewSort };
}): Promise<Answer<ProductReview[]>> {
  const { product } = findShown(ctx, input.key);
  const { page = 1, per = PAGE_SIZE.list, sort = 'newest' } = input;
  const limit = per === 'all' ? moreThanAll : Number(per);
  const { rows, total } = await selectReviews(
    ctx.db,
    { productId: product.row.id, channelId: ctx.channel.id },
    { sort, limit, offset: (page - 1) * limit },
  );
  return new Answer(rows.map(presentReview), { headers: pageWindow(total, input).headers });
}

/**
 * Returns a review as defined by the contract. Whether it is a promotion is derived from the data, not entered by the
 * author (L-43).
 */
function presentReview({
  id,
  authorName,
  rating,
  title,
  body,
  postedAt,
  orderId,
  isSample,
  incentive,
}: ReviewRow): ProductReview {
  return {
    id,
    author_name: authorName,
    rating,
    title,
    body,
    posted_on: inJapan(postedAt).day,
    is_purchased: orderId !== null,
    is_sample: isSample,
    incentive,
    is_promotion: incentive !== 'none',
  };
}

/**
 * How buyers on this channel have rated a product; samples are not counted.
 * @throws NotFoundError `product.not_found`
 */
export async function getProductReviewSummary({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { key: string };
}): Promise<ProductReviewSummary> {
  const { product } = findShown(ctx, input.key);
  const counted = await countRatings(ctx.db, { productId: product.row.id, channelId: ctx.channel.id });
  const ratings = stars.map((rating) => counted.find((row) => row.rating === rating)?.rows ?? 0);
  const count = ratings.reduce((sum, rows) => sum + rows, 0);
  const given = counted.reduce((sum, { rating, rows }) => sum + rating * rows, 0);
  return { count, average: count === 0 ? null : Math.round((given / count) * 10) / 10, ratings };
}
