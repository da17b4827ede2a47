import { THEMES } from '@shop/constants';
import { expect, it } from 'vitest';
import { readTargets } from './targets.ts';

const named = (...args: string[]) => readTargets(args).map(({ theme, page }) => `${theme} ${page}`);

it('measures the three pages of Simple by default', () => {
  expect(named()).toEqual(['simple home', 'simple list', 'simple product']);
});

it('measures home and product of a named theme, or the named pages', () => {
  expect(named('ven')).toEqual(['ven home', 'ven product']);
  expect(named('ven', 'product')).toEqual(['ven product']);
  expect(named('list', 'lat', 'sto')).toEqual(['lat list', 'sto list']);
});

it('measures every theme for all, the reference first and with its list', () => {
  expect(named('all').slice(0, 3)).toEqual(['simple home', 'simple list', 'simple product']);
  expect(named('all')).toHaveLength(THEMES.length * 2 + 1);
});

it('refuses what is neither a theme nor a page', () => {
  expect(() => readTargets(['vne'])).toThrow(/"vne" is neither a theme/);
});
