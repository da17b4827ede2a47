import type { NewsSummary, NewsArticle } from '@shop/api';
import type { Answer } from '../../platform/contract/answer.ts';
import type { Paging } from '../../platform/contract/page-window.ts';
import { pageOf } from '../../platform/contract/page-window.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { readNewsIds, insertNewsRead } from './editorial.queries.ts';
import { isPublicIn } from './is-public.rules.ts';
import { neighboursOf } from './neighbours-of.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import type { NewsRow } from './editorial.queries.ts';
import { withPictures } from '../pictures/picture-references.ts';
import { presentDates } from './present-dates.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/** Returns the public news, of one kind or of all, newest first; for a member with the state of reading. */
export async function listNews({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Paging & { kind?: NewsSummary['kind'] };
}): Promise<Answer<NewsSummary[]>> {
  const rows = ctx.snapshots
    .read(editorialSnapshot)
    .news.filter(isPublicIn(ctx))
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

/** One piece of news in full, with its neighbours in time. @throws NotFoundError `news.not_found` */
export async function getNews({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<NewsArticle> {
  const row = findNews(ctx, input.id);
  const isRead = ctx.actor.kind === 'member' && (await readNewsIds(ctx.db, ctx.actor.userId, [row.id])).has(row.id);
  const all = ctx.snapshots.read(editorialSnapshot).news.filter(isPublicIn(ctx));
  return { ...presentNews(row, isRead), body: withPictures(ctx.images, row.body), ...neighboursOf(all, row.id) };
}

/**
 * Records that a member has read a piece of news; nothing is stored for a guest.
 * @throws NotFoundError `news.not_found`
 */
export async function readNews({ ctx, input }: { ctx: Ctx; input: { readable_id: number } }): Promise<void> {
  const { id } = findNews(ctx, input.readable_id);
  if (ctx.actor.kind === 'member')
    await insertNewsRead(ctx.db, { userId: ctx.actor.userId, newsId: id, readAt: ctx.clock.now() });
}

/** A piece of news that is public now. @throws NotFoundError `news.not_found` */
function findNews(ctx: Ctx, id: number): NewsRow {
  const row = ctx.snapshots.read(editorialSnapshot).news.find((one) => one.id === id);
  if (!row || !isPublicIn(ctx)(row)) throw new NotFoundError('news.not_found', 'お知らせが見つかりませんでした。');
  return row;
}

/** A piece of news as lists show it. */
function presentNews(row: NewsRow, isRead: boolean): NewsSummary {
  const { id, kind, title, lead, isImportant } = row;
  return { id, kind, title, lead, is_important: isImportant, is_read: isRead, ...presentDates(row) };
}
