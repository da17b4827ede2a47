import { expect, test } from 'vitest';
import { isKnownByClient } from './entity-tag.ts';

test.each([
  ['the tag itself', '"a"', '"a"', true],
  ['a weak tag against a strong one', 'W/"a"', '"a"', true],
  ['a strong tag against a weak one', '"a"', 'W/"a"', true],
  ['a list that contains it', '"b", W/"a" ,"c"', '"a"', true],
  ['a list without spaces', '"b","a"', 'W/"a"', true],
  ['an asterisk', ' * ', '"a"', true],
  ['a tag with a comma', '"x,y"', '"x,y"', true],
  ['half of a tag with a comma', '"x,a"', '"a"', false],
  ['another tag', '"ab"', '"a"', false],
  ['a tag without quotation marks', 'a', '"a"', false],
  ['an asterisk as a tag', '"*"', '"a"', false],
  ['an empty list', '', '"a"', false],
])('%s: %s against %s is %s', (_what, header, etag, known) => expect(isKnownByClient(header, etag)).toBe(known));

test('a request without the header matches no tag', () => {
  expect([isKnownByClient(undefined, '"a"'), isKnownByClient(null, '"a"')]).toEqual([false, false]);
});
