import { expect, it } from 'vitest';
import { Finder } from '../hits/finder.ts';
import { readingAsTyped } from '../reading/search-words.rules.ts';
import type { SearchIndex } from '../search-index.ts';
import type { SearchProduct } from '../search-product.ts';
import { sampleProducts, stateOf } from '../testing/sample-state.ts';
import type { TextBlock } from './text-block.ts';
import { kindsOf, onceAKind } from './text-kinds.ts';

const SIZE = 400;
const PARTS = 150;
// No kind has such a high number, and nothing is cached for it.
const NO_KIND = 2 ** 32 - 1;

const unwritten = { foldedProse: '', pairing: null, tastingNote: null, ingredients: '' };

// Every second product differs from others by its names only.
const products = sampleProducts(SIZE).map((product, at) =>
  at % 2 === 0 ? product : { ...product, row: { ...product.row, ...unwritten } },
);

const first = (): SearchProduct => {
  const [product] = products;
  if (!product) throw new Error('There are no products.');
  return product;
};
const withName = (name: string, pairing: string | null = null): SearchProduct => ({
  ...first(),
  row: { ...first().row, name, pairing, foldedName: name, foldedText: name },
});

it('products are of one kind when only digits differ', () => {
  const kindOf = (product: SearchProduct): number | undefined => kindsOf({}, [product])[0];
  const kind = kindOf(withName('サラミ 80g'));
  expect(kindOf(withName('サラミ 50g'))).toBe(kind);
  // Two digits before 年 are an age, three are not.
  expect(kindOf(withName('サラミ 100g'))).not.toBe(kind);
  expect(kindOf(withName('サラミ 80個'))).not.toBe(kind);
  expect(kindOf(withName('サラミ 80g', 'ワイン'))).not.toBe(kind);
});

it.each([
  ['サラミ', 1],
  ['サラミ 8', 2],
])('for two products of one kind, the search for %s examines the texts of %i', (word, examined) => {
  const products = [withName('サラミ 80g'), withName('サラミ 50g')];
  const block = { products, kinds: kindsOf({}, products) };
  const names: string[] = [];
  const scoreOf = onceAKind(
    readingAsTyped(word.split(' ')).map((piece) => piece.word),
    ({ row }) => names.push(row.name),
  );
  products.forEach((_product, at) => scoreOf(block, at));
  expect(names).toHaveLength(examined);
});

it('searches have the same results and ranks as when the texts of every product are examined', () => {
  const { index: byKind } = stateOf(products);
  const texts = byKind.texts.map((block) => ({ ...block, kinds: block.kinds.map(() => NO_KIND) }));
  const positionsOf = new Map<TextBlock, TextBlock | undefined>(texts.map((block, at) => [block, byKind.texts[at]]));
  const byProduct: SearchIndex = {
    ...byKind,
    texts,
    positionsOf: (block) => {
      const original = positionsOf.get(block);
      return original ? byKind.positionsOf(original) : new Int32Array();
    },
  };
  const found = (index: SearchIndex, words: string[], isHalfTyped: boolean) => {
    const finder = new Finder(index, { isHalfTyped });
    return [finder.readings(words), [readingAsTyped(words)]].map((readings) => {
      const levels = finder.firstThatFinds(readings)?.hits.levels;
      return Array.from({ length: levels?.count ?? 0 }, (_, level) => levels?.at(level).array().join(' '));
    });
  };
  let finding = 0;
  for (const [turn, part] of partsOfNames().entries()) {
    const words = turn % 3 === 0 ? [part, String(turn)] : [part];
    const seen = found(byProduct, words, turn % 2 === 0);
    expect([words, found(byKind, words, turn % 2 === 0)]).toEqual([words, seen]);
    finding += Number(seen.flat().length > 0);
  }
  expect(finding).toBeGreaterThan(PARTS / 2);
});

/** Returns parts of two to six letters of the names, always the same. */
function partsOfNames(): string[] {
  return Array.from({ length: PARTS }, (_, turn) => {
    const name = (products[(turn * 131) % products.length]?.row.name ?? '').replaceAll(' ', '');
    const from = (turn * 17) % Math.max(1, name.length - 2);
    return name.slice(from, from + 2 + (turn % 5));
  });
}
