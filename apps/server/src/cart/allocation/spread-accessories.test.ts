import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Destination } from './packing.ts';
import { spreadAccessories } from './spread-accessories.ts';

const seen = { unit_price: 330, rate_percent: 10, is_sellable: true };
const lineWith = (quantity: number) => [
  { key: 'l1', accessories: [{ key: 'a9', product_key: 'box', quantity, seen: seen }] },
];
const parcelsOf = (pieces: readonly number[]): Destination[] =>
  pieces.map((quantity, index) => ({
    key: `s${index}`,
    packings: [
      {
        key: `p${index}`,
        split: 0,
        zone: 'chilled',
        carrier: 'sample',
        delivery_date: null,
        time_slot: null,
        products: quantity === 0 ? [] : [{ line_key: 'l1', quantity }],
      },
    ],
  }));
const spreadOver = (pieces: readonly number[], quantity: number) =>
  pieces.map(
    (_, index) => spreadAccessories(lineWith(quantity), parcelsOf(pieces)).get(`p${index}`)?.[0]?.quantity ?? 0,
  );

describe('the extras of a line', () => {
  it.each([
    ['one for every piece', [2, 3], 5, [2, 3]],
    ['half as many as pieces', [2, 4], 3, [1, 2]],
    ['one for two equal parcels, in the first', [2, 2], 1, [1, 0]],
    ['one for unequal parcels, in the larger', [1, 3], 1, [0, 1]],
    ['none where the line has no piece', [0, 2], 2, [0, 2]],
  ])('are in the parcels of its pieces: %s', (_, pieces, quantity, expected) => {
    expect(spreadOver(pieces, quantity)).toEqual(expected);
  });

  it('are never lost, and never exceed what the pieces of a parcel allow, however they are spread', () => {
    const spread = fc.tuple(
      fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(spread, ([pieces, most, share]) => {
        const all = pieces.reduce((sum, quantity) => sum + quantity, 0);
        fc.pre(all > 0);
        const quantity = Math.max(1, Math.round(most * all * share));
        const shares = spreadOver(pieces, quantity);
        expect(shares.reduce((sum, part) => sum + part, 0)).toBe(quantity);
        shares.forEach((part, index) => expect(part).toBeLessThanOrEqual(most * (pieces[index] ?? 0)));
      }),
    );
  });

  it('follow the pieces of their own line, and are in no parcel without such pieces', () => {
    const [first, second] = parcelsOf([2, 2]);
    const mixed = [first, second].flatMap((destination) => (destination ? [destination] : []));
    mixed[0]?.packings[0]?.products.push({ line_key: 'l2', quantity: 8 });
    const spread = (quantity: number) =>
      [...spreadAccessories(lineWith(quantity), mixed)].map(([key, pieces]) => [
        key,
        ...pieces.map((one) => one.quantity),
      ]);
    expect(spread(2)).toEqual([
      ['p0', 1],
      ['p1', 1],
    ]);
    expect(spread(1)).toEqual([['p0', 1]]);
  });

  it('are in no parcel while the line is in none', () => {
    expect(spreadAccessories(lineWith(2), []).size).toBe(0);
  });
});
