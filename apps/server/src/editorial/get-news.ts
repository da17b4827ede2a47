import type { NewsArticle } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { readNewsIds } from './editorial.queries.ts';
import { findNews } from './find-news.ts';
import { isPublicIn } from './is-public.rules.ts';
import { neighboursOf } from './neighbours-of.ts';
import { presentNews } from './present-news.ts';

/** One piece of news in full, with its neighbours in time. @throws NotFoundError `news.not_found` */
export async function getNews({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<NewsArticle> {
  const row = findNews(ctx, input.id);
  const isRead = ctx.actor.kind === 'member' && (await readNewsIds(ctx.db, ctx.actor.userId, [row.id])).has(row.id);
  const all = ctx.snapshots.content.value.news.filter(isPublicIn(ctx));
  return { ...presentNews(row, isRead), body: row.body, ...neighboursOf(all, row.id) };
}
