import type { RestockConfirmed } from '@shop/api';
import { shownCatalogue } from '../../catalogue/catalogue-of.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { limitNoticeKeys, type NoticeKey, requireNoticeOfKey } from './notice-key.ts';
import { confirmNoticeRow } from './restock.queries.ts';

/**
 * Confirms a restock request by the link that proves the address; a repeated call changes nothing.
 * @throws NotFoundError `restock.link_over`; RateLimitedError
 */
export async function confirmNotice({ ctx, input }: { ctx: Ctx; input: NoticeKey }): Promise<RestockConfirmed> {
  await limitNoticeKeys(ctx, input);
  const productId = await inTransaction(ctx, async (ctx) => {
    const notice = await requireNoticeOfKey(ctx, input);
    if (notice.confirmedAt === null) await confirmNoticeRow(ctx.db, notice.id, ctx.clock.now());
    return notice.productId;
  });
  const product = shownCatalogue(ctx).findById(productId)?.summary;
  return { product: product ? { key: product.key, name: product.name } : null };
}
