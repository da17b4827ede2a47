import type { Banner } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { BannerRow } from './content.queries.ts';

interface Input {
  /** Areas of the page; undefined means all. */
  areas: readonly string[] | undefined;
}

/** Banners by area that are shown at this moment, in their order; what is yet to come is told to nobody. */
export async function listBanners({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Banner[]> {
  const now = ctx.clock.now();
  return ctx.snapshots.content.value.banners
    .filter((row) => !input.areas || input.areas.includes(row.area))
    .map((row) => presentBanner(row, now))
    .filter((banner) => banner.is_show);
}

function presentBanner(
  { linkUrl, linkLabel, imageUrl, isShow, showFrom, showUntil, sortNo, ...row }: BannerRow,
  now: Date,
): Banner {
  return {
    ...row,
    link_url: linkUrl,
    link_label: linkLabel,
    image_url: imageUrl,
    is_show: isShow && (showFrom === null || showFrom <= now) && (showUntil === null || now < showUntil),
    sort_no: sortNo,
  };
}
