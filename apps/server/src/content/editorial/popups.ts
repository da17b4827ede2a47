import type { Popup } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import type { PopupRow } from './editorial.queries.ts';
import { referredPicture, withPictures } from '../pictures/picture-references.ts';
import { presentDates } from './present-dates.ts';
import { presentPicture } from './present-picture.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/** Popups that may open now, in their order; with a page key those that open on this page. */
export async function listPopups({ ctx, input }: { ctx: Ctx; input: { page_key?: string } }): Promise<Popup[]> {
  const { page_key: page } = input;
  return ctx.snapshots
    .read(editorialSnapshot)
    .popups.filter(isPublicIn(ctx))
    .filter(({ pages }) => page === undefined || pages.length === 0 || pages.includes(page))
    .map((row) => presentPopup(ctx, row));
}

/** One popup that is public now. @throws NotFoundError `popup.not_found` */
export async function getPopup({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<Popup> {
  const row = ctx.snapshots.read(editorialSnapshot).popups.find(({ id }) => id === input.id);
  if (!row || !isPublicIn(ctx)(row)) throw new NotFoundError('popup.not_found', 'お探しのご案内は終了しました。');
  return presentPopup(ctx, row);
}

/** A small window over a page. */
function presentPopup({ images }: Pick<Ctx, 'images'>, row: PopupRow): Popup {
  const { id, title, body, linkUrl, linkLabel, pages, frequency, sortNo } = row;
  const image = referredPicture(images, row);
  return {
    id,
    title,
    body: withPictures(images, body),
    link_url: linkUrl,
    link_label: linkLabel,
    pages,
    frequency,
    sort_no: sortNo,
    ...presentPicture(row),
    ...(image && { image }),
    ...presentDates(row),
  };
}
