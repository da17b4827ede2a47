/** Texts of a product's photographs over the whole screen. */
export const galleryZoomCopy = {
  area: 'gallery_zoom',
  title: '画像の拡大表示',
  previous: '前の画像',
  next: '次の画像',
  shown: (place: number, count: number) => `${place}/${count}`,
} as const;
