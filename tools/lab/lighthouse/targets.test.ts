import { THEMES } from '@shop/constants';
import { expect, it } from 'vitest';
import { readTargets } from './targets.ts';

const named = (...args: string[]) => readTargets(args).map(({ theme, page }) => `${theme} ${page}`);

it('is Simple with its three pages when nothing is said', () => {
  expect(named()).toEqual(['simple home', 'simple list', 'simple product']);
});

it('is home and product of a theme that is named, or the pages that are', () => {
  expect(named('ven')).toEqual(['ven home', 'ven product']);
  expect(named('ven', 'product')).toEqual(['ven product']);
  expect(named('list', 'lat', 'sto')).toEqual(['lat list', 'sto list']);
});

it('is every theme for all, the reference first and with its list', () => {
  expect(named('all').slice(0, 3)).toEqual(['simple home', 'simple list', 'simple product']);
  expect(named('all')).toHaveLength(THEMES.length * 2 + 1);
});

it('refuses what is neither a theme nor a page', () => {
  expect(() => readTargets(['vne'])).toThrow(/"vne" is neither a theme/);
});
