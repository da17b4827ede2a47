import { landingPaths, RECIPES } from '@shop/constants';
import type { ProductRecipesProps } from '@shop/theming';
import type { LoadInput } from '../loading/load-input.ts';

export interface RecipesRead {
  readonly rows: ProductRecipesProps['rows'];
  /** Page of all recipes. */
  readonly listHref: string;
}

/** Recipes that a product page leads to. */
const recipesMost = 3;

/** Reads the recipes with a product; null for none, or if they cannot be read. */
export async function loadRecipes(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  key: string,
): Promise<RecipesRead | null> {
  const query = { product_key: key, per: 'all', max_page_size: recipesMost } as const;
  const answer = await api
    .GET('/v1/collections/{alias}', { params: { path: { alias: RECIPES }, query }, signal })
    .catch(() => null);
  if (answer === null || answer.data.length === 0) return null;
  return {
    rows: answer.data.map(({ key: recipe, title, lead }) => ({
      href: landingPaths.entry(RECIPES, recipe),
      title,
      lead,
    })),
    listHref: landingPaths.page(RECIPES),
  };
}
