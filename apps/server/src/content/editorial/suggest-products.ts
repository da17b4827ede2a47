import type { ProductSuggestions } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { findByWord } from '../../catalogue/search/find-by-word.ts';
import { MOST_SUGGESTED } from '../../catalogue/search/finder.ts';
import { membersInOrder } from '../../catalogue/places.ts';
import { brandRef, categoryRef } from '../../catalogue/present-product.ts';
import { directFormsOf } from '../../catalogue/search/search-words.rules.ts';
import { shownCatalogue } from '../../catalogue/catalogue-of.ts';
import { withChildren } from '../../catalogue/with-children.ts';
import { RECIPES } from '@shop/constants';
import { foldForSearch, toKatakana } from '@shop/japanese';
import { isPublicIn } from './is-public.rules.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

type Reading = NonNullable<ProductSuggestions['reading']>[number];

const MOST_READING = 3;

const MOST_OTHERS = 3;
// Of so many the best are chosen.
const MOST_COMPARED = 30;

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
  const found = findByWord(ctx, input, { isHalfTyped: true });
  const corrected = found?.understood.corrected ?? null;
  const shown = shownCatalogue(ctx);
  const { categories, brands } = shown.catalogue;
  const word = corrected ?? input.word;
  const forms = directFormsOf(word);
  const best = found ? membersInOrder(found.places, found.byRelevance, 0, MOST_COMPARED) : [];
  // Folded, ソー is ソ; who has typed ー means ソーセージ rather than ソシソン.
  const isMeant = (place: number): boolean => !/[ー\uff70]/.test(word) || writes(shown.at(place).summary, word);
  const places = best.sort((a, b) => Number(isMeant(b)) - Number(isMeant(a))).slice(0, MOST_SUGGESTED);
  const reading = readingAbout(ctx, forms, places[0] === undefined ? null : shown.at(places[0]).summary.key);
  return {
    products: places.map((place) => {
      const { key, name, name_original, lang, brand, price, illustration, image } = shown.at(place).summary;
      return { key, name, name_original, lang, brand_name: brand.name, price, illustration, image };
    }),
    categories: namedBy(word, forms, withChildren(categories)).slice(0, MOST_OTHERS).map(categoryRef),
    brands: namedBy(word, forms, brands).slice(0, MOST_OTHERS).map(brandRef),
    ...(corrected !== null && { corrected }),
    ...(reading.length > 0 && { reading }),
  };
}

interface Named {
  name: string;
  foldedName: string;
}

/** What has one of the forms in its name: first what writes the word as it was typed, then what begins with it. */
function namedBy<T extends Named>(word: string, forms: readonly string[], all: readonly T[]): T[] {
  const farness = (item: T): number =>
    (writes(item, word) ? 0 : 2) + (forms.some((form) => item.foldedName.startsWith(form)) ? 0 : 1);
  return all
    .filter(({ foldedName }) => forms.some((form) => foldedName.includes(form)))
    .sort((a, b) => farness(a) - farness(b));
}

/** Whether a name has a word as it is written, in whichever kana. */
function writes({ name }: { name: string }, word: string): boolean {
  return toKatakana(name.normalize('NFKC')).includes(toKatakana(word.normalize('NFKC').trim()));
}

/**
 * Recipes and articles that are public now: those whose title has one of the folded forms, then those that name a product. A
 * form of one letter says nothing of a title.
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
  const telling = forms.filter((form) => form.length > 1);
  const titled = all.filter(({ title }) => telling.some((form) => foldForSearch(title).includes(form)));
  const naming = all.filter(({ productKeys }) => productKey !== null && productKeys.includes(productKey));
  return [...new Set([...titled, ...naming])]
    .slice(0, MOST_READING)
    .map(({ kind, key, title }) => ({ kind, key, title }));
}
