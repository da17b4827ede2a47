import { expect, it } from 'vitest';
import { seasonAt } from './season-copy.ts';

it.each([
  ['2026-03-01T00:00:00+09:00', 'spring'],
  ['2026-06-30T23:59:59+09:00', 'summer'],
  ['2026-09-01T00:00:00+09:00', 'autumn'],
  ['2026-10-31T15:00:00Z', 'winter'],
  ['2026-10-31T14:59:59Z', 'autumn'],
  ['2027-02-28T12:00:00+09:00', 'winter'],
])('%s is %s in Japan', (instant, season) => {
  expect(seasonAt(new Date(instant))).toBe(season);
});
