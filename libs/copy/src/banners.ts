/** Texts of a row of banners, on whichever page a layout places it. */
export const bannersCopy = {
  area: 'banners',
  label: '特集',
  more: 'もっと見る',
} as const;
