import type { ProductSuggestions } from '@shop/api';
import { landingPaths, paths, RECIPES, withQuery } from '@shop/constants';
import { foldForSearch } from '@shop/japanese';
import { formatYen } from '@shop/money';
import type { Suggestion } from '@shop/theming';

/** Returns the suggestions: past searches first while nothing is typed, then categories, brands, products, articles. */
export function suggestionsView(
  word: string,
  past: readonly string[],
  found: ProductSuggestions | null,
): readonly Suggestion[] {
  const listOf = (query: Readonly<Record<string, string>>) => withQuery(paths.products(), query);
  const typed = word.trim();
  const offered = past
    .filter((one) => one !== typed && foldForSearch(one).includes(foldForSearch(typed)))
    .map((one) => ({ kind: 'past' as const, label: one, href: listOf({ word: one }), detail: null }));
  if (typed === '' || found === null) return offered;
  return [
    ...offered,
    ...found.categories.map(({ key, name }) => ({
      kind: 'category' as const,
      label: name,
      href: listOf({ category: key }),
      detail: null,
    })),
    ...found.brands.map(({ key, name }) => ({
      kind: 'brand' as const,
      label: name,
      href: listOf({ brand: key }),
      detail: null,
    })),
    ...found.products.map(({ key, name, price }) => ({
      kind: 'product' as const,
      label: name,
      href: paths.product(key),
      detail: formatYen(price),
    })),
    ...(found.reading ?? []).map(({ kind, key, title }) => ({
      kind: 'reading' as const,
      label: title,
      href: kind === 'recipe' ? landingPaths.entry(RECIPES, key) : paths.blog(key),
      detail: null,
    })),
  ];
}
