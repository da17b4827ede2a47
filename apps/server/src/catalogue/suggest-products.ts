import type { ProductSuggestions } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { findByWord } from './search/find-by-word.ts';
import { brandRef, categoryRef } from './present-product.ts';
import { directFormsOf } from './search/search-words.rules.ts';
import { shownCatalogue } from './shown-catalogue.ts';
import { withChildren } from './with-children.ts';

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
  const found = await findByWord(ctx, input);
  const corrected = found?.understood.corrected ?? null;
  const shown = shownCatalogue(ctx);
  const { categories, brands } = shown.catalogue;
  const forms = directFormsOf(corrected ?? input.word);
  const named = ({ foldedName }: { foldedName: string }): boolean => forms.some((form) => foldedName.includes(form));
  return {
    products: (found?.byRelevance ?? []).slice(0, MOST_PRODUCTS).map((place) => {
      const { key, name, name_original, lang, brand, price, illustration, image } = shown.at(place).summary;
      return { key, name, name_original, lang, brand_name: brand.name, price, illustration, image };
    }),
    categories: withChildren(categories).filter(named).slice(0, MOST_OTHERS).map(categoryRef),
    brands: brands.filter(named).slice(0, MOST_OTHERS).map(brandRef),
    ...(corrected !== null && { corrected }),
  };
}
