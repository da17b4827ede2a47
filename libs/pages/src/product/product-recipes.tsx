import { recipeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { laterSlot } from '@shop/theming';
import type { RecipesRead } from './load-recipes.ts';

const RecipesPanel = laterSlot('ProductRecipes');

/** What can be cooked with a product. */
export function ProductRecipes({ rows, listHref }: RecipesRead) {
  const t = useCopy(recipeCopy);
  return <RecipesPanel title={t.title} rows={rows} more={{ label: t.all, href: listHref }} />;
}
