import type { ProductSuggestions } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { brandRef, categoryRef } from '../../catalogue/present-product.ts';
import { shownCatalogue } from '../../catalogue/catalogue-of.ts';
import { withChildren } from '../../catalogue/with-children.ts';
import { RECIPES } from '@shop/constants';
import { foldForSearch } from '@shop/japanese';
import { suggest } from '@shop/search';
import { isPublicIn } from './is-public.rules.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

type Reading = NonNullable<ProductSuggestions['reading']>[number];

const MOST_READING = 3;

const MOST_OTHERS = 3;

/**
 * Returns suggestions for a half-typed word: products in the order of the search, categories and brands by name, and
 * articles about them.
 */
export async function suggestProducts({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { word: string };
}): Promise<ProductSuggestions> {
  const shown = shownCatalogue(ctx);
  const { categories, brands } = shown.catalogue;
  const { positions, corrected, forms, named } = suggest(shown.search, input.word);
  const reading = readingAbout(ctx, forms, positions[0] === undefined ? null : shown.at(positions[0]).summary.key);
  return {
    products: positions.map((position) => {
      const { key, name, name_original, lang, brand, price, illustration, image } = shown.at(position).summary;
      return { key, name, name_original, lang, brand_name: brand.name, price, illustration, image };
    }),
    categories: named(withChildren(categories)).slice(0, MOST_OTHERS).map(categoryRef),
    brands: named(brands).slice(0, MOST_OTHERS).map(brandRef),
    ...(corrected !== null && { corrected }),
    ...(reading.length > 0 && { reading }),
  };
}

/**
 * Returns public recipes and articles: those whose title has one of the folded forms, then those that name a product.
 * Forms of one letter are not compared with titles.
 */
function readingAbout(
  ctx: Pick<Ctx, 'snapshots' | 'clock' | 'channel'>,
  forms: readonly string[],
  productKey: string | null,
): Reading[] {
  const { collections, collectionEntries, blogs } = ctx.snapshots.read(editorialSnapshot);
  const isPublic = isPublicIn(ctx);
  const recipes = collections.find(({ alias }) => alias === RECIPES)?.id;
  const all = [
    ...collectionEntries
      .filter((row) => row.collectionId === recipes && isPublic(row))
      .map(({ key, title, productKeys }) => ({ kind: 'recipe' as const, key, title, productKeys })),
    ...blogs
      .filter(isPublic)
      .map(({ id, title, productKeys }) => ({ kind: 'blog' as const, key: String(id), title, productKeys })),
  ];
  const usable = forms.filter((form) => form.length > 1);
  const titled = all.filter(({ title }) => usable.some((form) => foldForSearch(title).includes(form)));
  const naming = all.filter(({ productKeys }) => productKey !== null && productKeys.includes(productKey));
  return [...new Set([...titled, ...naming])]
    .slice(0, MOST_READING)
    .map(({ kind, key, title }) => ({ kind, key, title }));
}
