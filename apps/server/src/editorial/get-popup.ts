import type { Popup } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import { isPublicIn } from './is-public.rules.ts';
import { presentPopup } from './present-popup.ts';

/** One popup that is public now. @throws NotFoundError `popup.not_found` */
export async function getPopup({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<Popup> {
  const row = ctx.snapshots.content.value.popups.find(({ id }) => id === input.id);
  if (!row || !isPublicIn(ctx)(row)) throw new NotFoundError('popup.not_found', 'お探しのご案内は終了しました。');
  return presentPopup(row);
}
