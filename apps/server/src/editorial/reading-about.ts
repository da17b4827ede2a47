import type { ProductSuggestions } from '@shop/api';
import { RECIPES } from '@shop/constants';
import { foldForSearch } from '@shop/japanese';
import type { Ctx } from '../context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';

type Reading = NonNullable<ProductSuggestions['reading']>[number];

const MOST_READING = 3;

/**
 * Recipes and articles that are public now: those whose title has one of the folded forms, then those that name a product. A
 * form of one letter says nothing of a title.
 */
export function readingAbout(
  ctx: Pick<Ctx, 'snapshots' | 'clock' | 'channel'>,
  forms: readonly string[],
  productKey: string | null,
): Reading[] {
  const { collections, collectionEntries, blogs } = ctx.snapshots.content.value;
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
  const telling = forms.filter((form) => form.length > 1);
  const titled = all.filter(({ title }) => telling.some((form) => foldForSearch(title).includes(form)));
  const naming = all.filter(({ productKeys }) => productKey !== null && productKeys.includes(productKey));
  return [...new Set([...titled, ...naming])]
    .slice(0, MOST_READING)
    .map(({ kind, key, title }) => ({ kind, key, title }));
}
