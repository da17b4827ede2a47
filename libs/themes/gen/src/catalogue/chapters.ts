import type { ProductStoryProps, RelatedProductsProps } from '@shop/theming';

/** Parts of an article, in their order; an element of the page bears `chapter-…` as its id. */
export type Chapter = 'taste' | 'pairing' | 'serving' | 'origin' | 'buy' | 'label' | 'related';

/** The parts that this product's article has. */
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
