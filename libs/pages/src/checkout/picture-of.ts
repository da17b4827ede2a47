import type { ProductPicture } from '@shop/theming';

/** The drawing that stands for a product; the ground changes from product to product, so that a list has rhythm. */
export function pictureOf(illustration: string, name: string, id: number): ProductPicture {
  return { drawing: illustration, tone: id % 2 === 0 ? 'plateAlt' : 'plate', alt: name };
}
