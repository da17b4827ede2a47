import type { Image } from '@shop/api';
import type { goodsCopy } from '@shop/copy';
import type { GalleryPicture, ProductPicture } from '@shop/theming';

type Texts = typeof goodsCopy;

interface Shown {
  readonly id: number;
  readonly illustration: string;
  readonly image: Image | null;
}

/**
 * Returns the picture of a product's card: its photograph, or an illustration, which is varied from product to product
 * and from its neighbour.
 */
export function pictureOf(
  { image, ...product }: Shown,
  category: string,
  t: Texts,
  beside: string | null = null,
): ProductPicture {
  const pictures = drawingsOf(product, category, t);
  const { drawing, tone, alt } = pictures.find((picture) => picture.drawing !== beside) ?? pictures[0];
  return image ? { drawing, tone: 'photo', alt: image.alt, image } : { drawing, tone, alt, image };
}

/** Returns all pictures of a product, the main one first: its photographs, or both illustrations of its category. */
export function picturesOf(
  product: Omit<Shown, 'image'> & { readonly images: readonly Image[] },
  category: string,
  t: Texts,
): readonly GalleryPicture[] {
  if (product.images.length === 0) return drawingsOf(product, category, t);
  return product.images.map((image, index) => ({
    drawing: product.illustration,
    tone: 'photo',
    alt: image.alt,
    image,
    caption: t.pictureNth(index + 1),
  }));
}

function drawingsOf(
  { id, illustration }: Omit<Shown, 'image'>,
  category: string,
  t: Texts,
): readonly [GalleryPicture, GalleryPicture] {
  const tone = id % 3 === 0 ? 'plateAlt' : 'plate';
  const whole = {
    drawing: illustration,
    tone,
    alt: t.illustrationAlt(category),
    image: null,
    caption: t.pictureWhole,
  } as const;
  const served = {
    drawing: `${illustration}-plate`,
    tone,
    alt: t.servedAlt(category),
    image: null,
    caption: t.pictureServed,
  } as const;
  return id % 2 === 0 ? [served, whole] : [whole, served];
}
