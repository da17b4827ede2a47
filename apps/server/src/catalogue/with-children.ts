import type { CatalogueCategory } from './catalogue.ts';

/** Categories with all that stand below them, each before its children. */
export function withChildren(categories: readonly CatalogueCategory[]): CatalogueCategory[] {
  return categories.flatMap((category) => [category, ...withChildren(category.children)]);
}
