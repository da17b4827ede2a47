import type { OrderSummary } from '@shop/api';
import { formsCopy } from '@shop/copy';
import { normaliseCode } from '@shop/japanese';
import type { Answer } from '../../platform/contract/answer.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { pagedAnswer, readPage } from '../../platform/contract/paged-answer.ts';
import { countOrdersOf, listOrdersOf } from './order.queries.ts';
import { presentOrderSummary } from './present-order.ts';

interface OrdersRequested {
  page?: number;
  per?: string;
  order_no?: string;
  /** Days in Japan. */
  from?: string;
  to?: string;
}

/**
 * Returns a page of the member's orders on this channel, newest first, filtered by a part of the number and by a
 * period.
 * @throws InvalidInputError `input.invalid` for a period that ends before it begins (spec §5 min_date)
 */
export async function listOrders({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: OrdersRequested;
}): Promise<Answer<OrderSummary[]>> {
  const { userId } = requireMember(ctx.actor);
  const { order_no: typed = '', from = null, to = null } = input;
  if (from !== null && to !== null && to < from)
    throw new InvalidInputError('input.invalid', formsCopy.rules.minDate, {
      errors: { to: [formsCopy.rules.minDate] },
    });
  const page = readPage(input);
  const offset = page.per === null ? 0 : (page.page - 1) * page.per;
  const wanted = { userId, channelId: ctx.channel.id, orderNo: normaliseCode(typed).toUpperCase(), from, to };
  const total = await countOrdersOf(ctx.db, wanted);
  const rows = await listOrdersOf(ctx.db, wanted, { limit: page.per, offset });
  return pagedAnswer(
    rows.map((row) => presentOrderSummary(row, { now: ctx.clock.now(), images: ctx.images })),
    page,
    total,
  );
}
