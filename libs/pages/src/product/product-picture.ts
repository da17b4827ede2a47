import type { catalogueCopy } from '@shop/copy';
import type { ProductPicture } from '@shop/theming';

type Texts = typeof catalogueCopy;

interface Drawn {
  readonly id: number;
  readonly illustration: string;
}

/**
 * The drawing on a product's card. Every second product shows the food served instead of whole, and every third
 * stands on the other ground, so that a list of one category keeps its rhythm.
 */
export function pictureOf(product: Drawn, category: string, t: Texts): ProductPicture {
  return product.id % 2 === 0 ? served(product, category, t) : whole(product, category, t);
}

/** Both drawings of a product's category, the one of the card first. */
export function picturesOf(product: Drawn, category: string, t: Texts): readonly (ProductPicture & { readonly caption: string })[] {
  const pictures = [
    { ...whole(product, category, t), caption: t.pictureWhole },
    { ...served(product, category, t), caption: t.pictureServed },
  ];
  return product.id % 2 === 0 ? pictures.reverse() : pictures;
}

function whole(product: Drawn, category: string, t: Texts): ProductPicture {
  return { drawing: product.illustration, tone: toneOf(product.id), alt: t.illustrationAlt(category) };
}

function served(product: Drawn, category: string, t: Texts): ProductPicture {
  return { drawing: `${product.illustration}-plate`, tone: toneOf(product.id), alt: t.servedAlt(category) };
}

function toneOf(id: number): ProductPicture['tone'] {
  return id % 3 === 0 ? 'plateAlt' : 'plate';
}
