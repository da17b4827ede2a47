import { expect, it } from 'vitest';
import { apiBaseOf } from './api-base-of.ts';

it.each([
  ['/', ''],
  ['/shop-api/', '/shop-api'],
  ['https://api.example.com', 'https://api.example.com'],
])('puts %s before /v1 as "%s"', (baseApiURL, base) => {
  expect(apiBaseOf({ baseApiURL })).toBe(base);
});

it("uses the page's own origin when the environment is unknown", () => {
  expect(apiBaseOf(undefined)).toBe('');
});
