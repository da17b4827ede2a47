import type { goodsCopy } from '@shop/copy';
import type { ProductPicture } from '@shop/theming';

type Texts = typeof goodsCopy;

type CaptionedPicture = ProductPicture & { readonly caption: string };

interface Drawn {
  readonly id: number;
  readonly illustration: string;
}

/**
 * The drawing on a product's card. Every second product shows the food served instead of whole, and every third
 * stands on the other ground. Beside a card with the same drawing it takes the other one, so that a list of one
 * category keeps its rhythm.
 */
export function pictureOf(product: Drawn, category: string, t: Texts, beside: string | null = null): ProductPicture {
  const pictures = picturesOf(product, category, t);
  const { drawing, tone, alt } = pictures.find((picture) => picture.drawing !== beside) ?? pictures[0];
  return { drawing, tone, alt };
}

/** Both drawings of a product's category, the one of the card first. */
export function picturesOf({ id, illustration }: Drawn, category: string, t: Texts): readonly [CaptionedPicture, CaptionedPicture] {
  const tone = id % 3 === 0 ? 'plateAlt' : 'plate';
  const whole = { drawing: illustration, tone, alt: t.illustrationAlt(category), caption: t.pictureWhole } as const;
  const served = { drawing: `${illustration}-plate`, tone, alt: t.servedAlt(category), caption: t.pictureServed } as const;
  return id % 2 === 0 ? [served, whole] : [whole, served];
}
