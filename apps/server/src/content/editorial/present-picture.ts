import type { Image } from '@shop/api';
import { isReference } from '../pictures/picture-references.ts';
import type { Images } from '../../platform/image/images.ts';

type Shown = Pick<Images, 'ofCategory' | 'ofProduct'>;

interface Picture {
  imageUrl: string | null;
  illustration: string | null;
  alt: string;
}

/** The picture of a row as the contract names it; an uploaded one is its `image`. */
export function presentPicture({ imageUrl, illustration, alt }: Picture): {
  image_url: string | null;
  illustration: string | null;
  alt: string;
} {
  return { image_url: isReference(imageUrl) ? null : imageUrl, illustration, alt };
}

/** The wide photograph of a category; null where there is none. */
export function photographOfCategory(images: Shown, key: string | null): Image | null {
  return key === null ? null : images.ofCategory(key);
}

/**
 * Returns a photograph of the first of these products that has any: its close-up, otherwise its main one; null where
 * none has.
 */
export function photographOfGoods(images: Shown, keys: readonly string[]): Image | null {
  for (const key of keys) {
    const [main, closer] = images.ofProduct(key);
    if (main) return closer ?? main;
  }
  return null;
}
