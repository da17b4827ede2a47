import { describe, expect, it } from 'vitest';
import { isStorableJson } from './is-storable-json.ts';

describe('JSON', () => {
  it.each([
    ['a NUL character', '{"a":"x\\u0000y"}'],
    ['a lone high surrogate', '{"a":"\\ud800"}'],
    ['a high surrogate before other text', '{"a":"\\uD83Dx"}'],
    ['a lone low surrogate', '{"a":"\\udf56"}'],
    ['two high surrogates', '{"a":"\\ud83c\\ud83c"}'],
    ['a lone surrogate in a key', '{"\\ud800":1}'],
  ])('cannot be stored with %s', (_case, json) => {
    expect(isStorableJson(json)).toBe(false);
  });

  it.each([
    ['an escaped surrogate pair', '{"a":"\\ud83c\\udf56 \\uD842\\uDFB7"}'],
    ['an unescaped surrogate pair', JSON.stringify({ a: '🍖𠮷' })],
    ['other escapes', '{"a":"\\u3042\\n\\u0001"}'],
  ])('can be stored with %s', (_case, json) => {
    expect(isStorableJson(json)).toBe(true);
  });
});
