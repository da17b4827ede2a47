import type { NewsSummary } from '@shop/api';
import type { Answer } from '../contract/answer.ts';
import type { Paging } from '../contract/page-window.ts';
import { pageOf } from '../contract/page-of.ts';
import type { Ctx } from '../context/ctx.ts';
import { readNewsIds } from './editorial.queries.ts';
import { isPublicIn } from './is-public.rules.ts';
import { presentNews } from './present-news.ts';

/** News that is public now, of one kind or of all, newest first; a member sees which he has read. */
export async function listNews({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Paging & { kind?: NewsSummary['kind'] };
}): Promise<Answer<NewsSummary[]>> {
  const rows = ctx.snapshots.content.value.news
    .filter(isPublicIn(ctx))
    .filter(({ kind }) => input.kind === undefined || kind === input.kind);
  const read =
    ctx.actor.kind === 'member'
      ? await readNewsIds(
          ctx.db,
          ctx.actor.userId,
          rows.map(({ id }) => id),
        )
      : new Set<number>();
  return pageOf(
    rows.map((row) => presentNews(row, read.has(row.id))),
    input,
  );
}
