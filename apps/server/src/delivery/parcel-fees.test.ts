import { describe, expect, it } from 'vitest';
import { findRoute } from './find-route.ts';
import { parcelBoxes } from './parcel-boxes.ts';
import { parcelFees } from './parcel-fees.ts';
import { sampleTables } from './seed/sample-tables.ts';

describe('the boxes of a parcel', () => {
  it.each([
    ['one of the smallest for a light parcel', [80, 80], [60]],
    ['the smallest up to its last gram', [2000], [60]],
    ['the next size for one gram more', [2000, 1], [80]],
    ['one box up to the last gram of the largest', [10_000, 5000], [120]],
    ['a second box for one gram more', [10_000, 5000, 1], [120, 60]],
    ['few, because heavy pieces are packed first', [7000, 7000, 8000, 8000], [120, 120]],
    ['the largest for one piece that is too heavy, and another box for the rest', [20_000, 500], [120, 60]],
    ['none for no pieces', [], []],
  ])('are %s', (_case, weights, boxes) => {
    expect(parcelBoxes(weights, sampleTables.sizes)).toEqual(boxes);
  });

  it('are as small as possible, in any order of the sizes', () => {
    expect(parcelBoxes([80], sampleTables.sizes.toReversed())).toEqual([60]);
    expect(parcelBoxes([20_000], sampleTables.sizes.toReversed())).toEqual([120]);
  });
});

describe('the fees of a parcel (C-04)', () => {
  const tokyo = { prefecture: '東京都', postal_code: '1000001' };
  const miyako = { prefecture: '沖縄県', postal_code: '906-0013' };

  it.each([
    ['the shipping fee only, where nothing is cooled', 'ambient', tokyo, [60], { carriage: 940, cool: 0, island: 0 }],
    [
      'shipping fee and cool fee of every box',
      'frozen',
      tokyo,
      [60, 80],
      { carriage: 940 + 1230, cool: 275 + 330, island: 0 },
    ],
    [
      'the island surcharge for every box',
      'chilled',
      miyako,
      [60, 80],
      { carriage: 1460 + 2070, cool: 275 + 330, island: 550 * 2 },
    ],
  ] as const)('are %s', (_case, zone, place, boxes, fees) => {
    expect(parcelFees(zone, boxes, findRoute(place, zone, sampleTables), sampleTables)).toEqual(fees);
  });

  it('throw when the tables lack an amount', () => {
    const route = findRoute(tokyo, 'chilled', sampleTables);
    expect(() => parcelFees('chilled', [999], route, sampleTables)).toThrow('no carriage for kanto, size 999');
    const warm = { ...sampleTables, cool_fees: sampleTables.cool_fees.filter(({ zone }) => zone === 'frozen') };
    expect(() => parcelFees('chilled', [60], route, warm)).toThrow('no cool fee for chilled, size 60');
  });
});
