import { recipeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferredSlot } from '@shop/theming';
import type { RecipesRead } from './load-recipes.ts';

const RecipesPanel = deferredSlot('ProductRecipes');

/** Recipes with a product. */
export function ProductRecipes({ rows, listHref }: RecipesRead) {
  const t = useCopy(recipeCopy);
  return <RecipesPanel title={t.title} rows={rows} more={{ label: t.all, href: listHref }} />;
}
