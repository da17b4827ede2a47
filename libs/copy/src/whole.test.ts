import { expect, it } from 'vitest';
import { whole } from './whole.ts';

it.each([
  ['見本 太郎', '見本\u00a0太郎'],
  ['見本\u3000太郎', '見本\u00a0太郎'],
  ['mihon-7f@example.com', 'mihon-\u20607f@example.com'],
  ['見本町1-2', '見本町\u20601-\u20602'],
  ['平日10〜17時(祝日を除く)', '平日\u206010〜\u206017時\u200b(祝日を除く)'],
])('allows a line break in %s only before a bracket', (title, intact) => {
  expect(whole(title)).toBe(intact);
});
