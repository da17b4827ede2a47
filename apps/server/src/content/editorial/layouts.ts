import type { PageLayout } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import type { LayoutRow } from './editorial.queries.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/**
 * Returns the layout of a page: the channel's own, otherwise that of all channels.
 * @throws NotFoundError `layout.not_found`
 */
export async function getLayout({ ctx, input }: { ctx: Ctx; input: { page: string } }): Promise<PageLayout> {
  const rows = ctx.snapshots
    .read(editorialSnapshot)
    .layouts.filter(isPublicIn(ctx))
    .filter(({ page }) => page === input.page);
  return presentLayout(rows.find(({ channelPrefixes }) => channelPrefixes !== null) ?? rows[0]);
}

/** A layout by its id. @throws NotFoundError `layout.not_found`, also for one of another channel. */
export async function getFrontLayout({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<PageLayout> {
  return presentLayout(
    ctx.snapshots
      .read(editorialSnapshot)
      .layouts.filter(isPublicIn(ctx))
      .find(({ id }) => id === input.id),
  );
}

/** A layout as the contract shows it. @throws NotFoundError `layout.not_found` when there is none. */
function presentLayout(row: LayoutRow | undefined): PageLayout {
  if (!row) throw new NotFoundError('layout.not_found', 'ページの構成が見つかりませんでした。');
  const { id, page, title, blocks, updatedAt } = row;
  return { id, page, title, blocks, updated_at: updatedAt.toISOString() };
}
