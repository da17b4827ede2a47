import { foldForSearch, foldingsOf, toKatakana } from '@shop/japanese';
import { LRUCache } from 'lru-cache';
import type { SearchProduct } from '../search-product.ts';
import type { WordEdge } from '../reading/search-word.ts';

// Katakana, or hiragana at the beginning of a clause.
const KANA_WORDS = /[ァ-ヶー]+|(?<=^|[、。()])[\u3041-\u3096]+/g;
const names = new WeakMap<SearchProduct, { single: string; joined: string }>();
const indexed = new WeakMap<SearchProduct, { words: string; sentences: string }>();

/**
 * Whether a folded word is in the product's names: anywhere, or at the `edge` of a word. Kana occur within other words
 * by chance: ライス in スライス, ボンド in ジャンボン・ド, ローマ in ロマーニャ.
 */
export function namesHave(product: SearchProduct, word: string, edge: WordEdge | null): boolean {
  const { single, joined } = wordsOf(product);
  if (edge === null) return joined.includes(word);
  if (edge === 'begin') return joined.includes(`\n${word}`);
  return endsWord(joined, `\n${word}`) || endsWord(single, edge === 'whole' ? `\n${word}` : word);
}

/** Whether a folded word is anywhere in the categories of a product. */
export function kindsHave({ categoryPath }: SearchProduct, word: string): boolean {
  return categoryPath.some(({ name }) => nameHas(name, word));
}

/** Whether a folded word is anywhere in a name. */
export function nameHas(name: string, word: string): boolean {
  return foldedWordsOf(name).some((words) => words.join('').includes(word));
}

/** Whether the product's names have a katakana word as spelt, including long vowels. */
export function namesWrite({ row, brand, categoryPath, tags }: SearchProduct, word: string): boolean {
  const names = [row.name, row.nameKana, row.region, brand.name, ...[...categoryPath, ...tags].map(({ name }) => name)];
  return names.some((name) => inKatakana.memo(name).includes(word));
}

/**
 * Whether the texts of a product have one of the forms, kana only as a word or at its edge. What is not in the
 * descriptions was found in category, allergens or recipes.
 */
export function mentions(product: SearchProduct, forms: readonly { text: string; edge: WordEdge | null }[]): boolean {
  return forms.some(({ text, edge }) => {
    if (edge === null || !product.row.foldedProse.includes(text)) return true;
    const { words, sentences } = indexed.get(product) ?? sentencesOf(product);
    if (!sentences.includes(text)) return true;
    if (edge === 'begin') return words.includes(`\n${text}`);
    return endsWord(words, edge === 'whole' ? `\n${text}` : text);
  });
}

/** Whether a line has the text with no kana after it. */
function endsWord(line: string, text: string): boolean {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1))
    if (!/[\u3041-\u3096]/.test(line.charAt(at + text.length))) return true;
  return false;
}

/** Returns the names of a product, including category, maker and origin. */
export function namesOf({ row, brand, categoryPath, tags }: SearchProduct): string[] {
  return [
    row.name,
    row.nameKana,
    row.nameOriginal,
    row.region,
    row.country,
    row.unitLabel,
    row.gi?.label ?? '',
    brand.name,
    ...[...categoryPath, ...tags].map(({ name }) => name),
  ];
}

/**
 * Returns every folded word after a line break, alone and with the words after it; kana after kanji begin a word too.
 */
function wordsOf(product: SearchProduct): { single: string; joined: string } {
  const known = names.get(product);
  if (known) return known;
  const lists = namesOf(product).flatMap(foldedWordsOf);
  const folded = {
    single: `\n${lists.flat().join('\n')}\n`,
    joined: `\n${lists.flatMap((words) => words.map((_word, at) => words.slice(at).join(''))).join('\n')}\n`,
  };
  names.set(product, folded);
  return folded;
}

const inKatakana = new LRUCache<string, string>({ max: 20_000, memoMethod: (name) => toKatakana(name) });

// Makers, categories, countries and tags belong to many products, and words to many names.
const foldedTexts = new LRUCache<string, readonly (readonly string[])[]>({ max: 5000, memoMethod: foldWords });
const foldedWords = new LRUCache<string, readonly [fold: string, sound: string]>({
  max: 20_000,
  memoMethod: (word) => [foldForSearch(word), foldingsOf(word).at(-1) ?? ''],
});

/** Returns the words of a text as written and, if different, as pronounced. */
export const foldedWordsOf = (text: string): readonly (readonly string[])[] => foldedTexts.memo(text);

function foldWords(text: string): string[][] {
  const words = text.split(/[\s・=、,()()/]+|(?<=[\u4e00-\u9fff])(?=[\u3041-\u30ff])/);
  const pairs = words.map((word) => foldedWords.memo(word));
  const written = pairs.map(([fold]) => fold);
  return pairs.every(([fold, sound]) => fold === sound) ? [written] : [written, pairs.map(([, sound]) => sound)];
}

function sentencesOf(product: SearchProduct): { words: string; sentences: string } {
  const { pairing, tastingNote, ingredients } = product.row;
  const texts = [pairing, tastingNote, ingredients].filter((text) => text !== null);
  const kana = new Set(texts.flatMap((text) => text.match(KANA_WORDS) ?? []));
  const made = {
    words: `\n${[...kana].flatMap((word) => foldedWords.memo(word)).join('\n')}\n`,
    sentences: `\n${texts.flatMap((text) => [foldForSearch(text), ...foldingsOf(text)]).join('\n')}\n`,
  };
  indexed.set(product, made);
  return made;
}
