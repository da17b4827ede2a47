import type { RestockNotice } from '@shop/api';
import { shownCatalogue } from '../../catalogue/catalogue-of.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { deleteMemberNotice, selectMemberNotices } from './restock.queries.ts';

/** Returns the member's restock requests on this channel, the latest first, without products that it does not sell. */
export async function readMyNotices(ctx: Ctx): Promise<RestockNotice[]> {
  const shown = shownCatalogue(ctx);
  const rows = await selectMemberNotices(ctx.db, memberHere(ctx));
  return rows.flatMap(({ id, productId, askedAt }) => {
    const product = shown.findById(productId)?.summary;
    if (!product) return [];
    const { key, name } = product;
    return [{ id, product: { key, name }, product_id: productId, asked_at: askedAt.toISOString() }];
  });
}

/**
 * Deletes a restock request of the member.
 * @throws NotFoundError `restock.not_found`, for another member's too (P-17)
 */
export async function deleteMyNotice({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  if (!(await deleteMemberNotice(ctx.db, memberHere(ctx), input.id)))
    throw new NotFoundError('restock.not_found', 'お知らせのお申し込みが見つかりませんでした。');
}

const memberHere = (ctx: Ctx) => ({ userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id });
