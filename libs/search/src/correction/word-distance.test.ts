import { describe, expect, it } from 'vitest';
import { wordDistance } from './word-distance.rules.ts';

const far = (a: string, b: string): number => wordDistance(a, b, 9);

describe('the distance of two words', () => {
  it('is smaller for a voiced kana than for a different kana', () => {
    expect(far('もるだでら', 'もるたでら')).toBeLessThan(far('もるなでら', 'もるたでら'));
    expect(far('もるなでら', 'もるたでら')).toBeLessThan(far('もるきでら', 'もるたでら'));
  });

  it('is small for swapped letters', () => {
    expect(far('proscuito', 'prosciuto')).toBeLessThan(1);
    expect(far('ぷしろゆと', 'ぷろしゆと')).toBeLessThan(1);
  });

  it('is the cost of the typing errors between them', () => {
    expect(far('さらみ', 'さらみ')).toBe(0);
    expect(far('さら', 'さらみ')).toBe(1);
    expect(far('', 'さらみ')).toBe(3);
    expect(far('牛たん', '豚たん')).toBeGreaterThan(1);
  });

  it('is above the limit as soon as this is certain', () => {
    expect(wordDistance('abcdefgh', 'qrstuvwx', 1)).toBeGreaterThan(1);
  });
});
