import { expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

it.each([
  ['attachment; filename="receipt-1.pdf"; filename*=UTF-8\'\'%E9%A0%98%E5%8F%8E%E6%9B%B8_1.pdf', '領収書_1.pdf'],
  ['attachment; filename="addresses.csv"', 'addresses.csv'],
  ['attachment', null],
  ['', null],
])('the file name in %j is %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
