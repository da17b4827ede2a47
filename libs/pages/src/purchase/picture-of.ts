import type { Image } from '@shop/api';
import type { ProductPicture } from '@shop/theming';

/** The part of a product that identifies its picture. */
interface Shown {
  readonly illustration: string;
  readonly image: Image | null;
}

/** The photograph of a product, or a drawing; the ground of drawings changes from product to product, so that a list has rhythm. */
export function pictureOf({ illustration, image }: Shown, name: string, id: number): ProductPicture {
  return {
    drawing: illustration,
    tone: image ? 'photo' : id % 2 === 0 ? 'plateAlt' : 'plate',
    alt: image?.alt ?? name,
    image,
  };
}
