import { expect, it } from 'vitest';
import { neighbourOf, pageOfKey, sideOf, spreadOf } from './spreads.ts';

it('the cover is shown alone, then two pages at a time, and the last alone for an even count', () => {
  expect([1, 2, 3, 4, 15, 16].map((page) => spreadOf(page, 16))).toEqual([[1], [2, 3], [2, 3], [4, 5], [14, 15], [16]]);
  expect(spreadOf(3, 3)).toEqual([2, 3]);
});

it('the cover is on the side away from the spine', () => {
  expect([sideOf(1, 'left'), sideOf(2, 'left'), sideOf(1, 'right'), sideOf(2, 'right')]).toEqual([
    'right',
    'left',
    'left',
    'right',
  ]);
});

it('a turn moves by one page, or by a spread of two', () => {
  expect([
    neighbourOf(2, 1, 16, false),
    neighbourOf(2, 1, 16, true),
    neighbourOf(3, 1, 16, true),
    neighbourOf(4, -1, 16, true),
  ]).toEqual([3, 4, 4, 2]);
  expect([neighbourOf(1, -1, 16, true), neighbourOf(16, 1, 16, true), neighbourOf(15, 1, 15, true)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('arrow keys follow the sides of the book, for either binding', () => {
  expect([
    pageOfKey('ArrowRight', 4, 16, false, 'left'),
    pageOfKey('ArrowRight', 4, 16, false, 'right'),
    pageOfKey('ArrowLeft', 4, 16, true, 'right'),
  ]).toEqual([5, 3, 6]);
  expect([
    pageOfKey('Home', 4, 16, true, 'left'),
    pageOfKey('End', 4, 16, true, 'left'),
    pageOfKey('Enter', 4, 16, true, 'left'),
  ]).toEqual([1, 16, null]);
});
