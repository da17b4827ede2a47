import type { CatalogueCategory } from './catalogue-product.ts';

/** Returns categories with all descendants, each before its children. */
export function withChildren(categories: readonly CatalogueCategory[]): CatalogueCategory[] {
  return categories.flatMap((category) => [category, ...withChildren(category.children)]);
}
