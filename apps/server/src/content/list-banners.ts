import type { Banner } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { BannerRow } from './content.queries.ts';

interface Input {
  /** Areas of the page; undefined means all. */
  areas: readonly string[] | undefined;
}

/**
 * Banners by area that are shown at this moment, in their order; what is yet to come is told to nobody. Where the channel has
 * some of its own for an area, they stand in the place of those of all channels.
 */
export async function listBanners({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Banner[]> {
  const now = ctx.clock.now();
  const shown = ctx.snapshots.content.value.banners.filter((row) => isShown(row, now));
  const isOwn = ({ channelPrefixes }: BannerRow) => channelPrefixes?.includes(ctx.channel.prefix) === true;
  const ownAreas = new Set(shown.filter(isOwn).map(({ area }) => area));
  return shown
    .filter((row) => !input.areas || input.areas.includes(row.area))
    .filter((row) => (ownAreas.has(row.area) ? isOwn(row) : row.channelPrefixes === null))
    .map(presentBanner);
}

function isShown({ isShow, showFrom, showUntil }: BannerRow, now: Date): boolean {
  return isShow && (showFrom === null || showFrom <= now) && (showUntil === null || now < showUntil);
}

function presentBanner({
  linkUrl,
  linkLabel,
  imageUrl,
  channelPrefixes: _channels,
  isShow,
  showFrom: _from,
  showUntil: _until,
  sortNo,
  ...row
}: BannerRow): Banner {
  return {
    ...row,
    link_url: linkUrl,
    link_label: linkLabel,
    image_url: imageUrl,
    is_show: isShow,
    sort_no: sortNo,
  };
}
