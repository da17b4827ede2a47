import type { ProductSuggestions } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { CatalogueCategory } from './catalogue.ts';
import { findByWord } from './find-by-word.ts';
import { brandRef, categoryRef } from './present-product.ts';
import { directFormsOf } from './search-words.rules.ts';
import { shownCatalogue } from './shown-catalogue.ts';

const MOST_PRODUCTS = 6;
const MOST_OTHERS = 3;

/** What a half-typed word may become: products as the search would list them, categories and brands by their names. */
export async function suggestProducts({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { word: string };
}): Promise<ProductSuggestions> {
  const found = (await findByWord(ctx, input.word))?.byRelevance ?? [];
  const shown = shownCatalogue(ctx);
  const { categories, brands } = shown.catalogue;
  const forms = directFormsOf(input.word);
  const named = ({ foldedName }: { foldedName: string }): boolean => forms.some((form) => foldedName.includes(form));
  return {
    products: found.slice(0, MOST_PRODUCTS).map((place) => {
      const { key, name, name_original, lang, brand, price, illustration, image } = shown.at(place).summary;
      return { key, name, name_original, lang, brand_name: brand.name, price, illustration, image };
    }),
    categories: withChildren(categories).filter(named).slice(0, MOST_OTHERS).map(categoryRef),
    brands: brands.filter(named).slice(0, MOST_OTHERS).map(brandRef),
  };
}

function withChildren(categories: readonly CatalogueCategory[]): CatalogueCategory[] {
  return categories.flatMap((category) => [category, ...withChildren(category.children)]);
}
