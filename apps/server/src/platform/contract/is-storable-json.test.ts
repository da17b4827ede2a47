import { describe, expect, it } from 'vitest';
import { isStorableJson } from './is-storable-json.ts';

describe('JSON', () => {
  it.each([
    ['a NUL character', '{"a":"x\\u0000y"}'],
    ['the first half of a pair', '{"a":"\\ud800"}'],
    ['the first half before other text', '{"a":"\\uD83Dx"}'],
    ['the second half', '{"a":"\\udf56"}'],
    ['two first halves', '{"a":"\\ud83c\\ud83c"}'],
    ['such a text as a name', '{"\\ud800":1}'],
  ])('cannot be kept with %s', (_case, json) => {
    expect(isStorableJson(json)).toBe(false);
  });

  it.each([
    ['a pair that was escaped', '{"a":"\\ud83c\\udf56 \\uD842\\uDFB7"}'],
    ['a pair that was not', JSON.stringify({ a: '🍖𠮷' })],
    ['other escapes', '{"a":"\\u3042\\n\\u0001"}'],
  ])('can be kept with %s', (_case, json) => {
    expect(isStorableJson(json)).toBe(true);
  });
});
