import type { RestockNotice } from '@shop/api';
import { shownCatalogue } from '../../catalogue/catalogue-of.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { deleteMemberNotice, selectMemberNotices } from './restock.queries.ts';

/** What the member waits for on this channel, the latest first; what it does not sell is left out. */
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

/** The member waits for it no longer. @throws NotFoundError `restock.not_found`, for another member's too (P-17) */
export async function deleteMyNotice({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  if (!(await deleteMemberNotice(ctx.db, memberHere(ctx), input.id)))
    throw new NotFoundError('restock.not_found', 'お知らせのお申し込みが見つかりませんでした。');
}

const memberHere = (ctx: Ctx) => ({ userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id });
