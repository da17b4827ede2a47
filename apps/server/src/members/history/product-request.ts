import type { ProductRequest, ProductRequestInput, ProductSummary } from '@shop/api';
import { normaliseFreeText } from '@shop/japanese';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { favouritesAmong } from '../../catalogue/favourites-among.ts';
import { requireShown } from '../../catalogue/find-shown.ts';
import { shownCatalogue } from '../../catalogue/catalogue-of.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { type ProductRequestRow, replaceProductRequest, selectProductRequests } from './history.queries.ts';

/** Writes a wish down, of a guest too. @throws NotFoundError `product.not_found`; RateLimitedError */
export async function addProductRequest({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ProductRequestInput & { address: string };
}): Promise<ProductRequest> {
  await enforceRateLimit(ctx, 'productRequest', input.address);
  const product = requireShown(ctx, input.product_id);
  const request = {
    userId: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
    channelId: ctx.channel.id,
    productId: input.product_id,
    note: normaliseFreeText(input.note ?? '') || null,
    requestedAt: ctx.clock.now(),
  };
  const mark = await favouritesAmong(ctx, [input.product_id]);
  return view(mark(product.summary), await inTransaction(ctx, ({ db }) => replaceProductRequest(db, request)));
}

/** The wishes in the member's list on this channel, the latest first, as it shows their products. */
export async function readProductRequests(ctx: Ctx): Promise<ProductRequest[]> {
  const { userId } = requireMember(ctx.actor);
  const shown = shownCatalogue(ctx);
  const rows = await selectProductRequests(ctx.db, { userId, channelId: ctx.channel.id });
  const mark = await favouritesAmong(
    ctx,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap((row) => {
    const product = shown.findById(row.productId);
    return product ? [view(mark(product.summary), row)] : [];
  });
}

function view(product: ProductSummary, { id, productId, note, requestedAt }: ProductRequestRow): ProductRequest {
  return { id, product_id: productId, note, requested_at: requestedAt.toISOString(), product };
}
