import type { PageLayout } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';
import { presentLayout } from './present-layout.ts';

/** What stands on a page: the channel's own layout, or else the one of all channels. @throws NotFoundError `layout.not_found` */
export async function getLayout({ ctx, input }: { ctx: Ctx; input: { page: string } }): Promise<PageLayout> {
  const rows = ctx.snapshots.content.value.layouts.filter(isPublicIn(ctx)).filter(({ page }) => page === input.page);
  return presentLayout(rows.find(({ channelPrefixes }) => channelPrefixes !== null) ?? rows[0]);
}
