import { describe, expect, it } from 'vitest';
import { wordDistance } from './word-distance.rules.ts';

const far = (a: string, b: string): number => wordDistance(a, b, 9);

describe('two words lie', () => {
  it('nearer when a kana is voiced than when another stands in its place', () => {
    expect(far('もるだでら', 'もるたでら')).toBeLessThan(far('もるなでら', 'もるたでら'));
    expect(far('もるなでら', 'もるたでら')).toBeLessThan(far('もるきでら', 'もるたでら'));
  });

  it('near when letters have changed places', () => {
    expect(far('proscuito', 'prosciuto')).toBeLessThan(1);
    expect(far('ぷしろゆと', 'ぷろしゆと')).toBeLessThan(1);
  });

  it('as far as the slips that make one of the other, and nowhere else', () => {
    expect(far('さらみ', 'さらみ')).toBe(0);
    expect(far('さら', 'さらみ')).toBe(1);
    expect(far('', 'さらみ')).toBe(3);
    expect(far('牛たん', '豚たん')).toBeGreaterThan(1);
  });

  it('above a limit as soon as it is certain', () => {
    expect(wordDistance('abcdefgh', 'qrstuvwx', 1)).toBeGreaterThan(1);
  });
});
