import type { Message, StaticPage, Banner } from '@shop/api';
import type { Ctx } from '../platform/context/ctx.ts';
import { NotFoundError } from '../platform/errors/index.ts';
import type { MessageRow, BannerRow } from './content.queries.ts';
import { isReference, referredPicture, withPictures } from './pictures/picture-references.ts';
import { contentSnapshot } from './content.snapshot.ts';
import { fillFields } from './text-fields/fill-fields.ts';
import type { TextFieldContext } from './text-fields/text-field.ts';

/** One message by its code. @throws NotFoundError `message.not_found` */
export async function getMessage({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<Message> {
  const row = ctx.snapshots.read(contentSnapshot).messages.find(({ code }) => code === input.code);
  if (!row) throw new NotFoundError('message.not_found', 'お知らせが見つかりませんでした。');
  return presentMessage(ctx, row);
}

/** A message of the shop, or the caution of a page, with the values of the channel. */
export function presentMessage(ctx: TextFieldContext, { code, kind, title, body, updatedAt }: MessageRow): Message {
  return { code, kind, title, body: fillFields(ctx, body), updated_at: updatedAt.toISOString() };
}

/**
 * The page of a path, with or without slashes around it, with the values of the channel (decision 100).
 * @throws NotFoundError `static_page.not_found`
 */
export async function getStaticPage({ ctx, input }: { ctx: Ctx; input: { path: string } }): Promise<StaticPage> {
  const path = `/${input.path.replace(/^\/+|\/+$/g, '')}`;
  const row = ctx.snapshots.read(contentSnapshot).pages.find((page) => page.path === path);
  if (!row) throw new NotFoundError('static_page.not_found', 'お探しのページが見つかりませんでした。');
  return {
    path: row.path,
    title: row.title,
    description: row.description,
    body: withPictures(ctx.images, fillFields(ctx, row.body)),
    updated_at: row.updatedAt.toISOString(),
  };
}

interface Input {
  /** Areas of the page; undefined means all. */
  areas: readonly string[] | undefined;
}

/**
 * Returns the banners that are shown now, by area and in their order; future ones are not disclosed. Banners of the
 * channel replace those of all channels in the same area.
 */
export async function listBanners({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Banner[]> {
  const now = ctx.clock.now();
  const shown = ctx.snapshots.read(contentSnapshot).banners.filter((row) => isShown(row, now));
  const isOwn = ({ channelPrefixes }: BannerRow) => channelPrefixes?.includes(ctx.channel.prefix) === true;
  const ownAreas = new Set(shown.filter(isOwn).map(({ area }) => area));
  return shown
    .filter((row) => !input.areas || input.areas.includes(row.area))
    .filter((row) => (ownAreas.has(row.area) ? isOwn(row) : row.channelPrefixes === null))
    .map((row) => presentBanner(ctx, row));
}

function isShown({ isShow, showFrom, showUntil }: BannerRow, now: Date): boolean {
  return isShow && (showFrom === null || showFrom <= now) && (showUntil === null || now < showUntil);
}

function presentBanner({ images }: Pick<Ctx, 'images'>, banner: BannerRow): Banner {
  const {
    linkUrl,
    linkLabel,
    imageUrl,
    channelPrefixes: _channels,
    isShow,
    showFrom: _from,
    showUntil: _until,
    sortNo,
    ...row
  } = banner;
  const image = referredPicture(images, banner);
  return {
    ...row,
    link_url: linkUrl,
    link_label: linkLabel,
    image_url: isReference(imageUrl) ? null : imageUrl,
    ...(image && { image }),
    is_show: isShow,
    sort_no: sortNo,
  };
}
