import type { ProductStoryProps, RelatedProductsProps } from '@shop/theming';

/** Parts of an article, in their order; the element of each has an id `chapter-…`. */
export type Chapter = 'taste' | 'pairing' | 'serving' | 'origin' | 'buy' | 'label' | 'related';

/** Returns the parts of this product's article. */
export function chaptersOf(story: ProductStoryProps, related: RelatedProductsProps): readonly Chapter[] {
  const all: readonly (readonly [Chapter, boolean])[] = [
    ['taste', story.tasting !== null || story.taste !== null],
    ['pairing', story.pairings.length > 0],
    ['serving', story.serving !== null],
    ['origin', true],
    ['label', true],
    ['related', related.products.length > 0],
    ['buy', true],
  ];
  return all.flatMap(([chapter, isThere]) => (isThere ? [chapter] : []));
}
