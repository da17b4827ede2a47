import type { ProductSuggestions } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { findByWord } from '../catalogue/search/find-by-word.ts';
import { MOST_SUGGESTED } from '../catalogue/search/finder.ts';
import { brandRef, categoryRef } from '../catalogue/present-product.ts';
import { directFormsOf } from '../catalogue/search/search-words.rules.ts';
import { shownCatalogue } from '../catalogue/shown-catalogue.ts';
import { readingAbout } from './reading-about.ts';
import { withChildren } from '../catalogue/with-children.ts';

const MOST_OTHERS = 3;

/**
 * What a half-typed word may become: products as the search would list them, categories and brands by their names, and what there
 * is to read about them.
 */
export async function suggestProducts({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { word: string };
}): Promise<ProductSuggestions> {
  const found = await findByWord(ctx, input, { isHalfTyped: true });
  const corrected = found?.understood.corrected ?? null;
  const shown = shownCatalogue(ctx);
  const { categories, brands } = shown.catalogue;
  const forms = directFormsOf(corrected ?? input.word);
  const named = ({ foldedName }: { foldedName: string }): boolean => forms.some((form) => foldedName.includes(form));
  const places = (found?.byRelevance ?? []).slice(0, MOST_SUGGESTED);
  const reading = readingAbout(ctx, forms, places[0] === undefined ? null : shown.at(places[0]).summary.key);
  return {
    products: places.map((place) => {
      const { key, name, name_original, lang, brand, price, illustration, image } = shown.at(place).summary;
      return { key, name, name_original, lang, brand_name: brand.name, price, illustration, image };
    }),
    categories: withChildren(categories).filter(named).slice(0, MOST_OTHERS).map(categoryRef),
    brands: brands.filter(named).slice(0, MOST_OTHERS).map(brandRef),
    ...(corrected !== null && { corrected }),
    ...(reading.length > 0 && { reading }),
  };
}
