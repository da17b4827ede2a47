import { describe, expect, it } from 'vitest';
import { dayByKey, monthBeside, weeksOf } from './calendar-month.ts';

describe('the grid of a month', () => {
  it('has weeks from Sunday, with empty cells before the first and after the last day', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
    expect(weeks[4]?.slice(3)).toEqual(['2026-12-30', '2026-12-31', null, null]);
  });

  it('has no empty week', () => {
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });

  it('has its neighbours across a year end', () => {
    expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1), monthBeside('2027-01', 1)]).toEqual([
      '2027-01',
      '2026-12',
      '2027-02',
    ]);
  });
});

describe('the day selected by a key', () => {
  it.each([
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-12-10', '2026-12-03'],
    ['ArrowDown', '2026-12-10', '2026-12-17'],
    ['Home', '2026-12-10', '2026-12-06'],
    ['End', '2026-12-10', '2026-12-12'],
    ['PageUp', '2026-12-31', '2026-11-30'],
    ['PageDown', '2026-12-10', '2027-01-10'],
    ['PageDown', '2026-12-31', '2027-01-20'],
    ['ArrowUp', '2026-11-25', '2026-11-24'],
  ])('%s from %s is %s', (key, from, to) => {
    expect(dayByKey(key, from, '2026-11-24', '2027-01-20')).toBe(to);
  });

  it('does not exist for other keys', () => {
    expect(dayByKey('a', '2026-12-01', '2026-11-24', '2027-01-20')).toBeNull();
  });
});
