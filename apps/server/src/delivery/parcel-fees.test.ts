import { describe, expect, it } from 'vitest';
import { findRoute } from './find-route.ts';
import { parcelBoxes } from './parcel-boxes.ts';
import { parcelFees } from './parcel-fees.ts';
import { sampleTables } from './seed/sample-tables.ts';

describe('the boxes of a parcel', () => {
  it.each([
    ['one of the smallest for what weighs little', [80, 80], [60]],
    ['the smallest up to its last gram', [2000], [60]],
    ['the next for a gram more', [2000, 1], [80]],
    ['one box up to the last gram of the largest', [10_000, 5000], [120]],
    ['a second one for a gram more', [10_000, 5000, 1], [120, 60]],
    ['few, for the heavy pieces go in first', [7000, 7000, 8000, 8000], [120, 120]],
    ['the largest for one piece that is too heavy, and another for the rest', [20_000, 500], [120, 60]],
    ['none for nothing', [], []],
  ])('are %s', (_case, weights, boxes) => {
    expect(parcelBoxes(weights, sampleTables.sizes)).toEqual(boxes);
  });

  it('are as small as they can be in whatever order the sizes stand', () => {
    expect(parcelBoxes([80], sampleTables.sizes.toReversed())).toEqual([60]);
    expect(parcelBoxes([20_000], sampleTables.sizes.toReversed())).toEqual([120]);
  });
});

describe('the fees of a parcel (C-04)', () => {
  const tokyo = { prefecture: '東京都', postal_code: '1000001' };
  const miyako = { prefecture: '沖縄県', postal_code: '906-0013' };

  it.each([
    ['carriage alone where nothing is cooled', 'ambient', tokyo, [60], { carriage: 940, cool: 0, island: 0 }],
    [
      'carriage and cooling of every box',
      'frozen',
      tokyo,
      [60, 80],
      { carriage: 940 + 1230, cool: 275 + 330, island: 0 },
    ],
    [
      'the surcharge of an island for every box',
      'chilled',
      miyako,
      [60, 80],
      { carriage: 1460 + 2070, cool: 275 + 330, island: 550 * 2 },
    ],
  ] as const)('are %s', (_case, zone, place, boxes, fees) => {
    expect(parcelFees(zone, boxes, findRoute(place, zone, sampleTables), sampleTables)).toEqual(fees);
  });

  it('cannot be told where the tables lack a figure', () => {
    const route = findRoute(tokyo, 'chilled', sampleTables);
    expect(() => parcelFees('chilled', [999], route, sampleTables)).toThrow('no carriage for kanto, size 999');
    const warm = { ...sampleTables, cool_fees: sampleTables.cool_fees.filter(({ zone }) => zone === 'frozen') };
    expect(() => parcelFees('chilled', [60], route, warm)).toThrow('no cool fee for chilled, size 60');
  });
});
