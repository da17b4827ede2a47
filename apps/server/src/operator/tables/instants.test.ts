import { expect, it } from 'vitest';
import { instantText, parseDay, parseInstant } from './instants.ts';

it.each([
  ['2026-11-20T10:00:00+09:00', '2026-11-20T01:00:00.000Z'],
  ['2026-11-20T01:00:00Z', '2026-11-20T01:00:00.000Z'],
  ['2026-11-20 10:00', '2026-11-20T01:00:00.000Z'],
  ['2026/11/3 9:05', '2026-11-03T00:05:00.000Z'],
  ['2026-11-20', '2026-11-19T15:00:00.000Z'],
  ['２０２６／１１／３　９：０５', '2026-11-03T00:05:00.000Z'],
  ["'2026年11月3日", '2026-11-02T15:00:00.000Z'],
  ['2026-11-20T10:00:00.250+09:00', '2026-11-20T01:00:00.250Z'],
])('%s is %s, in Japanese time unless specified otherwise', (text, instant) => {
  expect(parseInstant(text)?.toISOString()).toBe(instant);
});

it.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '2026-11-20 25:00', '20261120'])(
  '「%s」 is not an instant',
  (text) => {
    expect(parseInstant(text)).toBeNull();
  },
);

it('is parsed as it was written', () => {
  for (const at of [new Date('2026-11-20T01:00:00Z'), new Date('2026-12-31T15:00:00.125Z')])
    expect(parseInstant(instantText(at))).toEqual(at);
});

it('an end date without a time ends with its day, and one with a time at that time', () => {
  expect(instantText(parseInstant('2026-11-28', 'end') ?? new Date(0))).toBe('2026-11-28T23:59:59.999+09:00');
  expect(instantText(parseInstant('2026/11/28 0:00', 'end') ?? new Date(0))).toBe('2026-11-28T00:00:00+09:00');
});

it.each([
  ['2026-11-01', '2026-11-01'],
  ['2026/11/1', '2026-11-01'],
  ['2026/11/1 0:00', '2026-11-01'],
  ['2026年11月1日', '2026-11-01'],
  ['２０２６/１１/１', '2026-11-01'],
  ['2026/02/30', null],
  ['2026/11/1 9:00', null],
  ['11月1日', null],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
