import { expect, it } from 'vitest';
import type { PagePlan } from './chunk-plan.ts';
import { inheritedPath, inheritedSlots, originalPath } from './inherited-slots.ts';

const plan: PagePlan = {
  pages: {
    home: ['Hero'],
    product: ['ProductPage', 'ProductFacts', 'ProductCard'],
    products: ['ProductCard'],
    login: ['LoginPage'],
  },
  areas: new Map<string, string>(),
  everyPage: ['Layout', 'Header'],
  busy: ['home', 'products', 'product'],
  later: new Set(['ProductFacts', 'ProductCard']),
};
const simple = (slot: string) => ({
  layer: 'simple',
  slot,
  kind: 'replace' as const,
  path: `libs/themes/simple/src/${slot}.tsx`,
});
const own = (layer: string, slot: string, kind: 'wrap' | 'replace' = 'replace') => ({
  layer,
  slot,
  kind,
  path: `libs/themes/${layer}/src/${slot}.tsx`,
});
const definitions = [
  ...['Layout', 'Header', 'Hero', 'ProductPage', 'ProductFacts', 'ProductCard', 'LoginPage'].map(simple),
  own('fle', 'Header'),
  own('gen', 'Header'),
  own('fle', 'Hero'),
  own('fle', 'ProductPage', 'wrap'),
  own('fle', 'LoginPage'),
  own('depa', 'Layout'),
];
const parts = inheritedSlots(definitions, ['simple', 'fle', 'gen'], plan).map(({ layer, slot }) => `${layer}/${slot}`);

it('a theme has a copy of what others draw themselves', () => {
  expect(parts).toContain('gen/Hero');
  expect(parts).not.toContain('fle/Hero');
});

it('every theme has a copy of what comes to life later on one page alone', () => {
  expect(parts.filter((part) => part.endsWith('/ProductFacts'))).toEqual(['fle/ProductFacts', 'gen/ProductFacts']);
});

it('nobody has one of what all take from the base theme, of what is only wrapped, or of what few readers see', () => {
  expect(parts.toSorted()).toEqual(['fle/ProductFacts', 'gen/Hero', 'gen/ProductFacts']);
});

it('a copy tells its original', () => {
  const path = 'libs/themes/simple/src/home/hero.tsx';
  expect(originalPath(inheritedPath('gen', path))).toBe(path);
  expect(originalPath(path)).toBeNull();
});
