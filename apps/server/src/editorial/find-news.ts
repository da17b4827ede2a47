import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import type { NewsRow } from './editorial.queries.ts';
import { isPublicIn } from './is-public.rules.ts';

/** A piece of news that is public now. @throws NotFoundError `news.not_found` */
export function findNews(ctx: Ctx, id: number): NewsRow {
  const row = ctx.snapshots.content.value.news.find((one) => one.id === id);
  if (!row || !isPublicIn(ctx)(row)) throw new NotFoundError('news.not_found', 'お知らせが見つかりませんでした。');
  return row;
}
