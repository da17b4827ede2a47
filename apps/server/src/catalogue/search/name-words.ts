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
  const { single, joined } = namesOf(product);
  if (edge === null) return joined.includes(word);
  if (edge === 'begin') return joined.includes(`\n${word}`);
  return endsWord(joined, `\n${word}`) || endsWord(single, edge === 'whole' ? `\n${word}` : word);
}

/** Whether the product's names write a word in katakana as it stands, long vowels and all. */
export function namesWrite({ row, brand, categoryPath, tags }: CatalogueProduct, word: string): boolean {
  const names = [row.name, row.nameKana, row.region, brand.name, ...[...categoryPath, ...tags].map(({ name }) => name)];
  return names.some((name) => toKatakana(name).includes(word));
}

/**
 * Whether what is written about the product has one of the forms, and kana where they are a word or the edge of one. What is not
 * in its sentences was found in its kind, its allergens or its recipes.
 */
export function tellsOf(product: CatalogueProduct, forms: readonly { text: string; edge: WordEdge | null }[]): boolean {
  const { words, sentences } = told.get(product) ?? sentencesOf(product);
  return forms.some(({ text, edge }) => {
    if (edge === null || !sentences.includes(text)) return true;
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

/** Every word folded, each behind a line break, alone and with those behind it; kana behind kanji begin a word too. */
function namesOf(product: CatalogueProduct): { single: string; joined: string } {
  const known = names.get(product);
  if (known) return known;
  const { row, brand, categoryPath, tags } = product;
  const texts = [
    row.name,
    row.nameKana,
    row.nameOriginal,
    row.region,
    row.country,
    row.unitLabel,
    row.gi?.label ?? '',
    brand.name,
  ];
  const lines = [...texts, ...[...categoryPath, ...tags].map(({ name }) => name)].map(foldedWordsOf);
  const folded = {
    single: `\n${lines.map(({ single }) => single).join('\n')}\n`,
    joined: `\n${lines.map(({ joined }) => joined).join('\n')}\n`,
  };
  names.set(product, folded);
  return folded;
}

interface FoldedWords {
  single: string;
  joined: string;
}

// Makers, kinds, countries and tags are those of many products.
const foldedWords = new LRUCache<string, FoldedWords>({ max: 5000, memoMethod: foldWords });
const foldedWordsOf = (text: string): FoldedWords => foldedWords.memo(text);

function foldWords(text: string): FoldedWords {
  const words = text.split(/[\s・=、,()()/]+|(?<=[\u4e00-\u9fff])(?=[\u3041-\u30ff])/);
  const folds = [words.map(foldForSearch), words.map((word) => foldingsOf(word).at(-1) ?? '')];
  return {
    single: folds.flat().join('\n'),
    joined: folds.flatMap((folded) => folded.map((_word, at) => folded.slice(at).join(''))).join('\n'),
  };
}

function sentencesOf(product: CatalogueProduct): { words: string; sentences: string } {
  const { pairing, tastingNote, ingredients } = product.row;
  const texts = [pairing, tastingNote, ingredients].filter((text) => text !== null);
  const folds = (list: readonly string[]): string =>
    `\n${list.flatMap((text) => [foldForSearch(text), ...foldingsOf(text)]).join('\n')}\n`;
  const made = { words: folds(texts.flatMap((text) => text.match(KANA_WORDS) ?? [])), sentences: folds(texts) };
  told.set(product, made);
  return made;
}
