import { foldForSearch, foldingsOf, toKatakana } from '@shop/japanese';
import { LRUCache } from 'lru-cache';
import type { CatalogueProduct } from '../catalogue.ts';

/** Where a word must stand for its kana to be no chance: at the beginning of another, at its end, or alone. */
export type WordEdge = 'begin' | 'end' | 'whole';

// Katakana, or hiragana that begin what stands between two points.
const KANA_WORDS = /[ァ-ヶー]+|(?<=^|[、。()])[\u3041-\u3096]+/g;
const names = new WeakMap<CatalogueProduct, { single: string; joined: string }>();
const told = new WeakMap<CatalogueProduct, { words: string; sentences: string }>();

/**
 * Whether a folded word stands in the product's names: anywhere, or as a word and at the edge of one that `edge` names. Kana stand
 * within others by chance: ライス in スライス, ボンド in ジャンボン・ド, ローマ in ロマーニャ.
 */
export function namesHave(product: CatalogueProduct, word: string, edge: WordEdge | null): boolean {
  const { single, joined } = wordsOf(product);
  if (edge === null) return joined.includes(word);
  if (edge === 'begin') return joined.includes(`\n${word}`);
  return endsWord(joined, `\n${word}`) || endsWord(single, edge === 'whole' ? `\n${word}` : word);
}

/** Whether a folded word stands anywhere in the kinds that a product stands under. */
export function kindsHave({ categoryPath }: CatalogueProduct, word: string): boolean {
  return categoryPath.some(({ name }) => nameHas(name, word));
}

/** Whether a folded word stands anywhere in a name. */
export function nameHas(name: string, word: string): boolean {
  return foldedWordsOf(name).some((words) => words.join('').includes(word));
}

/** Whether the product's names write a word in katakana as it stands, long vowels and all. */
export function namesWrite({ row, brand, categoryPath, tags }: CatalogueProduct, word: string): boolean {
  const names = [row.name, row.nameKana, row.region, brand.name, ...[...categoryPath, ...tags].map(({ name }) => name)];
  return names.some((name) => inKatakana.memo(name).includes(word));
}

/**
 * Whether what is written about the product has one of the forms, and kana where they are a word or the edge of one. What is not
 * in its sentences was found in its kind, its allergens or its recipes.
 */
export function tellsOf(product: CatalogueProduct, forms: readonly { text: string; edge: WordEdge | null }[]): boolean {
  return forms.some(({ text, edge }) => {
    if (edge === null || !product.row.foldedProse.includes(text)) return true;
    const { words, sentences } = told.get(product) ?? sentencesOf(product);
    if (!sentences.includes(text)) return true;
    if (edge === 'begin') return words.includes(`\n${text}`);
    return endsWord(words, edge === 'whole' ? `\n${text}` : text);
  });
}

/** Whether a text stands in a line with no kana behind it. */
function endsWord(line: string, text: string): boolean {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1))
    if (!/[\u3041-\u3096]/.test(line.charAt(at + text.length))) return true;
  return false;
}

/** What a product is named by, kind, maker and origin included. */
export function namesOf({ row, brand, categoryPath, tags }: CatalogueProduct): string[] {
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

/** Every word folded, each behind a line break, alone and with those behind it; kana behind kanji begin a word too. */
function wordsOf(product: CatalogueProduct): { single: string; joined: string } {
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

// Makers, kinds, countries and tags are those of many products, and words those of many names.
const foldedTexts = new LRUCache<string, readonly (readonly string[])[]>({ max: 5000, memoMethod: foldWords });
const foldedWords = new LRUCache<string, readonly [fold: string, sound: string]>({
  max: 20_000,
  memoMethod: (word) => [foldForSearch(word), foldingsOf(word).at(-1) ?? ''],
});

/** The words of a text, as they are written and, where any differs, as they sound. */
export const foldedWordsOf = (text: string): readonly (readonly string[])[] => foldedTexts.memo(text);

function foldWords(text: string): string[][] {
  const words = text.split(/[\s・=、,()()/]+|(?<=[\u4e00-\u9fff])(?=[\u3041-\u30ff])/);
  const pairs = words.map((word) => foldedWords.memo(word));
  const written = pairs.map(([fold]) => fold);
  return pairs.every(([fold, sound]) => fold === sound) ? [written] : [written, pairs.map(([, sound]) => sound)];
}

function sentencesOf(product: CatalogueProduct): { words: string; sentences: string } {
  const { pairing, tastingNote, ingredients } = product.row;
  const texts = [pairing, tastingNote, ingredients].filter((text) => text !== null);
  const kana = new Set(texts.flatMap((text) => text.match(KANA_WORDS) ?? []));
  const made = {
    words: `\n${[...kana].flatMap((word) => foldedWords.memo(word)).join('\n')}\n`,
    sentences: `\n${texts.flatMap((text) => [foldForSearch(text), ...foldingsOf(text)]).join('\n')}\n`,
  };
  told.set(product, made);
  return made;
}
