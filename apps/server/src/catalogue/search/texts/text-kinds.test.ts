import { afterAll, beforeAll, expect, it } from 'vitest';
import { noImages } from '../../../platform/image/images.ts';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { buildCatalogues } from '../../build-catalogues.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { CatalogueProduct } from '../../catalogue-product.ts';
import { growRows } from '../../quality/grow-rows.ts';
import { ShownCatalogue } from '../../shown-catalogue.ts';
import { Finder } from '../finder.ts';
import { readingAsTyped } from '../search-words.rules.ts';
import { kindsOf, onceAKind } from './text-kinds.ts';
import { catalogueSnapshot, stockSnapshot } from '../../catalogue.snapshots.ts';

// Each product occurs about four times.
const SIZE = 800;
const PARTS = 150;
// No kind has such a high number, and nothing is stored for it.
const NO_KIND = 2 ** 32 - 1;

const unwritten = { foldedProse: '', pairing: null, tastingNote: null, ingredients: '' };

let shop: TestApp;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await openTestApp();
  const { snapshots } = shop.ctx();
  const rows = growRows(snapshots.read(catalogueSnapshot).goods.rows, SIZE);
  // Every second product differs from others by its names only.
  const products = rows.products.map((row, at) => (at % 2 === 0 ? row : { ...row, ...unwritten }));
  catalogue = (await buildCatalogues({ ...rows, products }, noImages)).shared;
});
afterAll(() => shop.close());

const first = (): CatalogueProduct => {
  const [product] = catalogue.products;
  if (!product) throw new Error('The shop sells nothing.');
  return product;
};
const withName = (name: string, pairing: string | null = null): CatalogueProduct => ({
  ...first(),
  row: { ...first().row, name, pairing, foldedName: name, foldedText: name },
});

it('products are of one kind where only digits tell them apart', () => {
  const kindOf = (product: CatalogueProduct): number | undefined => kindsOf({}, [product])[0];
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
])('of two products of a kind, the search for %s looks at the texts of %i', (word, looks) => {
  const products = [withName('サラミ 80g'), withName('サラミ 50g')];
  const block = { products, kinds: kindsOf({}, products) };
  const names: string[] = [];
  const tell = onceAKind(
    readingAsTyped(word.split(' ')).map((piece) => piece.word),
    ({ row }) => names.push(row.name),
  );
  products.forEach((_product, at) => tell(block, at));
  expect(names).toHaveLength(looks);
});

it('searches find what they find where the texts of every product are looked at, and as well', () => {
  const { snapshots } = shop.ctx();
  const textBlocks = catalogue.textBlocks.map((block) => ({ ...block, kinds: block.kinds.map(() => NO_KIND) }));
  const shownOf = (some: Catalogue) => new ShownCatalogue(some, snapshots.read(stockSnapshot), new Map(), '2026-11-20');
  const [byKind, byProduct] = [shownOf(catalogue), shownOf({ ...catalogue, textBlocks })];
  const found = (shown: ShownCatalogue, words: string[], isHalfTyped: boolean) => {
    const finder = new Finder(shown, { isHalfTyped });
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
    const name = (catalogue.products[(turn * 131) % catalogue.products.length]?.row.name ?? '').replaceAll(' ', '');
    const from = (turn * 17) % Math.max(1, name.length - 2);
    return name.slice(from, from + 2 + (turn % 5));
  });
}
