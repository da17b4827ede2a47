import { expect, it } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { isPublicIn, type Publication } from './is-public.rules.ts';

const from = '2026-12-01T00:00:00+09:00';
const until = '2026-12-26T00:00:00+09:00';
const row = (changes: Partial<Publication> = {}): Publication => ({
  publishedAt: new Date(from),
  publishedUntil: new Date(until),
  channelPrefixes: null,
  ...changes,
});
const isShown = (now: string, prefix: string, publication: Publication) =>
  isPublicIn({ clock: new TestClock(now), channel: { prefix } as never })(publication);

it.each([
  ['2026-11-30T23:59:59+09:00', false],
  [from, true],
  ['2026-12-25T23:59:59+09:00', true],
  [until, false],
])('a period includes its first instant and excludes its last: %s %s', (now, expected) => {
  expect(isShown(now, 'localhost', row())).toBe(expected);
});

it('a period without an end remains open', () => {
  expect(isShown('2099-01-01T00:00:00+09:00', 'localhost', row({ publishedUntil: null }))).toBe(true);
});

it('content that is limited to channels is shown only on those', () => {
  const bound = row({ channelPrefixes: ['fle', 'depa'] });
  expect(['fle', 'depa', 'localhost'].map((prefix) => isShown(from, prefix, bound))).toEqual([true, true, false]);
});
