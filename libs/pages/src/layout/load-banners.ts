import type { LoadInput } from '../loading/load-input.ts';
import type { ShownBanner } from './page-block.ts';

/** An area of banners, and how many of it are shown; null for all. */
export interface BannerWish {
  readonly area: string;
  readonly limit: number | null;
}

/** The banners of some areas, area by area. @throws ApiFailure */
export async function loadBanners(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  wishes: readonly BannerWish[],
): Promise<readonly ShownBanner[]> {
  if (wishes.length === 0) return [];
  const { data } = await api.GET('/v1/banners', {
    params: { query: { 'area[]': wishes.map(({ area }) => area), is_show: 1 } },
    signal,
  });
  return wishes.flatMap(({ area, limit }) =>
    data
      .filter((banner) => banner.area === area)
      .slice(0, limit ?? data.length)
      .map(shown),
  );
}

/** Leaves out what no theme shows: a document carries its data a second time, for the scripts. */
const shown = ({
  id,
  area,
  title,
  lead,
  body,
  link_url,
  link_label,
  illustration,
  image_url,
  image,
  alt,
}: ShownBanner): ShownBanner => ({
  id,
  area,
  title,
  lead,
  body,
  link_url,
  link_label,
  illustration,
  image_url,
  ...(image && { image }),
  alt,
});
