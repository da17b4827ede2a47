import { expect, it } from 'vitest';
import { normaliseField } from './normalise-field.ts';
import type { FieldFormat } from './types.ts';

// F-01: text typed in any width is sent and stored in one width.
it.each<[FieldFormat, string, string]>([
  ['name', '　見本 太郎 ', '見本 太郎'],
  ['kana', 'ﾐﾎﾝ ', 'ミホン'],
  ['postal-code', '〒１００－０００１', '1000001'],
  ['telephone', '０３－０００００－０００', '0300000000'],
  ['email', ' ｔaro@example.com ', 'taro@example.com'],
  ['address-line', '千代田１－１', '千代田1-1'],
  ['alphanumeric', ' ＡＢ１２ ', 'AB12'],
  ['digits', '１２３', '123'],
  ['decimal', '１２．５', '12.5'],
  ['birth-date', ' 2000-01-02 ', '2000-01-02'],
  ['day', ' 2026-11-26 ', '2026-11-26'],
  ['free-text', ' 置き配不可 ', '置き配不可'],
  ['secret', ' ひみつ ', ' ひみつ '],
])('%s: %j is sent as %j', (format, typed, sent) => expect(normaliseField({ format }, typed)).toBe(sent));
