import type { Popup } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';
import { presentPopup } from './present-popup.ts';

/** Popups that may open now, in their order; with a page key those that open on this page. */
export async function listPopups({ ctx, input }: { ctx: Ctx; input: { page_key?: string } }): Promise<Popup[]> {
  const { page_key: page } = input;
  return ctx.snapshots.content.value.popups
    .filter(isPublicIn(ctx))
    .filter(({ pages }) => page === undefined || pages.length === 0 || pages.includes(page))
    .map(presentPopup);
}
