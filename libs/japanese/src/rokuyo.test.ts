import { describe, expect, it } from 'vitest';
import { addDays } from './jst-day.ts';
import { rokuyoOf } from './rokuyo.ts';

const firstDays = ['先勝', '友引', '先負', '仏滅', '大安', '赤口'];

describe('六曜', () => {
  it.each([
    // The first day of the lunar year is 先勝.
    ['2023-01-22', '先勝'],
    ['2024-02-10', '先勝'],
    ['2025-01-29', '先勝'],
    ['2026-02-17', '先勝'],
    // The new moon is an hour later in Tokyo than in Beijing: there the year began a day earlier.
    ['2027-02-07', '先勝'],
    ['2028-01-27', '先勝'],
    // The harvest moon, the fifteenth of the eighth month, is 仏滅.
    ['2023-09-29', '仏滅'],
    ['2024-09-17', '仏滅'],
    ['2025-10-06', '仏滅'],
    ['2026-09-25', '仏滅'],
    // The leap sixth month of 2025 begins with the same 六曜 as the sixth.
    ['2025-06-25', '赤口'],
    ['2025-07-25', '赤口'],
    ['2025-08-23', '先勝'],
  ])('%s is %s', (day, word) => {
    expect(rokuyoOf(day)).toBe(word);
  });

  it('advances by one each day, and only a new moon resets it to the first 六曜 of its month', () => {
    const begun: number[] = [];
    let since = 0;
    let before = firstDays.indexOf('赤口');
    for (let day = '2024-02-10'; day < '2036-01-01'; day = addDays(day, 1)) {
      const now = firstDays.indexOf(rokuyoOf(day));
      since += 1;
      if (now !== (before + 1) % 6 || begun.length === 0) {
        // A leap month has the 六曜 of the month before it.
        if (begun.length > 0)
          expect([(begun.at(-1) ?? 0) + 1, begun.at(-1)].map((word = 0) => word % 6)).toContain(now);
        if (begun.length > 0) expect([29, 30, 59]).toContain(since);
        begun.push(now);
        since = 0;
      }
      before = now;
    }
    expect(begun.length).toBeGreaterThan(140);
  });

  it('rejects an invalid day', () => {
    expect(() => rokuyoOf('2026-02-29')).toThrow(RangeError);
  });
});
