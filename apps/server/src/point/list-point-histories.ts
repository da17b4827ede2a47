import type { PointEntry } from '@shop/api';
import type { Answer } from '../contract/answer.ts';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { pagedAnswer, readPage } from '../contract/paged-answer.ts';
import { countPointRows, listPointRows } from './point.queries.ts';
import { presentPointEntry } from './present-point-entry.ts';

/** What happened to the member's points on this channel, newest first, a page of it. */
export async function listPointHistories({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { page?: number; per?: string };
}): Promise<Answer<PointEntry[]>> {
  const owner = { userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id };
  const page = readPage(input);
  const total = await countPointRows(ctx.db, owner);
  const rows = await listPointRows(ctx.db, owner, {
    limit: page.per,
    offset: page.per === null ? 0 : (page.page - 1) * page.per,
  });
  return pagedAnswer(rows.map(presentPointEntry), page, total);
}
