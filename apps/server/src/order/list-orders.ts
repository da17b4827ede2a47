import type { OrderSummary } from '@shop/api';
import type { Answer } from '../contract/answer.ts';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { pagedAnswer, readPage } from '../http/paged-answer.ts';
import { countOrdersOf, listOrdersOf } from './order.queries.ts';
import { presentOrderSummary } from './present-order.ts';

/** The member's orders on this channel, newest first, a page of them. */
export async function listOrders({ ctx, input }: { ctx: Ctx; input: { page?: number; per?: string } }): Promise<Answer<OrderSummary[]>> {
  const { userId } = requireMember(ctx.actor);
  const page = readPage(input);
  const offset = page.per === null ? 0 : (page.page - 1) * page.per;
  const total = await countOrdersOf(ctx.db, userId, ctx.channel.id);
  const rows = await listOrdersOf(ctx.db, userId, ctx.channel.id, { limit: page.per, offset });
  return pagedAnswer(rows.map((row) => presentOrderSummary(row, { now: ctx.clock.now(), images: ctx.images })), page, total);
}
