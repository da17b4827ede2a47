import type { PageLayout } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';
import { presentLayout } from './present-layout.ts';

/** A layout by its id. @throws NotFoundError `layout.not_found`, also for one of another channel. */
export async function getFrontLayout({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<PageLayout> {
  return presentLayout(ctx.snapshots.content.value.layouts.filter(isPublicIn(ctx)).find(({ id }) => id === input.id));
}
