import type { Ctx } from '../context/ctx.ts';
import { insertNewsRead } from './editorial.queries.ts';
import { findNews } from './find-news.ts';

/** Notes that a member has read a piece of news; of a guest nothing is kept. @throws NotFoundError `news.not_found` */
export async function readNews({ ctx, input }: { ctx: Ctx; input: { readable_id: number } }): Promise<void> {
  const { id } = findNews(ctx, input.readable_id);
  if (ctx.actor.kind === 'member')
    await insertNewsRead(ctx.db, { userId: ctx.actor.userId, newsId: id, readAt: ctx.clock.now() });
}
