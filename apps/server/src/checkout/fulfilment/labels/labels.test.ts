import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { piecesWithin, sayable } from './fit.ts';

describe('a text of a label', () => {
  it('is cut by the bytes of Shift_JIS, never within a character', () => {
    expect(piecesWithin('東京都A1', 4)).toEqual(['東京', '都A1']);
    expect(piecesWithin('ｱｲｳｴ', 2)).toEqual(['ｱｲ', 'ｳｴ']);
    expect(piecesWithin('', 4)).toEqual([]);
  });

  it('preserves rare kanji of names that Shift_JIS has, and marks those that it lacks', () => {
    expect(sayable('髙﨑①㈱〜−?')).toEqual({ text: '髙﨑①㈱~-?', isLost: false });
    expect(sayable('辻\u{e0100}か\u3099')).toEqual({ text: '辻が', isLost: false });
    expect(sayable('𠮷田')).toEqual({ text: '〓田', isLost: true });
    expect(iconv.decode(iconv.encode(sayable('髙﨑').text, 'cp932'), 'cp932')).toBe('髙﨑');
  });
});
