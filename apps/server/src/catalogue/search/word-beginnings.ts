import { foldForSearch, soundForSearch } from '@shop/japanese';
import type { CatalogueProduct } from '../catalogue.ts';

const names = new WeakMap<CatalogueProduct, string>();
const foreignWords = new WeakMap<CatalogueProduct, string>();

/**
 * Whether a word of the product's names begins with one of the forms. Kana stand within others by chance: ライス in
 * スライス, ボンド in ジャンボン・ド.
 */
export function namesBegin(product: CatalogueProduct, forms: readonly { text: string }[]): boolean {
  return forms.some(({ text }) => namesOf(product).includes(`\n${text}`));
}

/** Whether no word of the product's names, and none in katakana of what is written about it, begins with one of the forms. */
export function isForeignTo(product: CatalogueProduct, forms: readonly { text: string }[]): boolean {
  const words = foreignWords.get(product) ?? foreignWordsOf(product);
  foreignWords.set(product, words);
  return !namesBegin(product, forms) && !forms.some(({ text }) => words.includes(`\n${text}`));
}

/** Every word folded with those behind it, each behind a line break; kana behind kanji begin a word too. */
function namesOf(product: CatalogueProduct): string {
  const known = names.get(product);
  if (known !== undefined) return known;
  const { row, brand, categoryPath, tags } = product;
  const texts = [row.name, row.nameKana, row.nameOriginal, row.region, row.country, brand.name];
  const words = [...texts, ...[...categoryPath, ...tags].map(({ name }) => name)].flatMap((text) => {
    const parts = text.split(/[\s・=、,()()/]+|(?<=[\u4e00-\u9fff])(?=[\u3041-\u30ff])/);
    return [foldForSearch, soundForSearch].flatMap((fold) =>
      parts.map((_part, at) => parts.slice(at).map(fold).join('')),
    );
  });
  const folded = `\n${words.join('\n')}`;
  names.set(product, folded);
  return folded;
}

function foreignWordsOf({ row }: CatalogueProduct): string {
  const words = [row.pairing, row.tastingNote, row.ingredients].flatMap((text) => text?.match(/[ァ-ヶー]+/g) ?? []);
  return `\n${words.flatMap((word) => [foldForSearch(word), soundForSearch(word)]).join('\n')}`;
}
