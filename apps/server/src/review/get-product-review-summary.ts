import type { ProductReviewSummary } from '@shop/api';
import { findShown } from '../catalogue/find-shown.ts';
import type { Ctx } from '../context/ctx.ts';
import { countRatings } from './review.queries.ts';

const stars = [5, 4, 3, 2, 1] as const;

/** How buyers on this channel have rated a product; samples are not counted. @throws NotFoundError `product.not_found` */
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
