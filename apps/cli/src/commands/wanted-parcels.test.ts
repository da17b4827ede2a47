import { describe, expect, it } from 'vitest';
import { wantedQuery } from './wanted-parcels.ts';

describe('the ship day of the requested parcels', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    ['2026/1/5', '2026-01-05'],
    ['２０２８／２／２９', '2028-02-29'],
  ])('%s is read as %s', (typed, day) => {
    expect(wantedQuery({ ship: typed })).toBe(`?ship_from=${day}&ship_to=${day}`);
  });

  it.each(['2027-02-29', '2026/11/31', '20261127', '11月27日'])('%s is refused before the request', (typed) => {
    expect(() => wantedQuery({ ship: typed })).toThrow('--ship は 2026-11-27 のような日付で指定してください。');
  });
});
