import type { Image } from '@shop/api';
import type { ProductPicture } from '@shop/theming';

/** The part of a product that identifies its picture. */
interface Shown {
  readonly illustration: string;
  readonly image: Image | null;
}

/** Returns the photograph of a product, or an illustration, whose background varies from product to product. */
export function pictureOf({ illustration, image }: Shown, name: string, id: number): ProductPicture {
  return {
    drawing: illustration,
    tone: image ? 'photo' : id % 2 === 0 ? 'plateAlt' : 'plate',
    alt: image?.alt ?? name,
    image,
  };
}
