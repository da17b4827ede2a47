import { expect, it } from 'vitest';
import { nearestOf } from './nearest-product.ts';

const ham = (key: string, kinds: readonly string[], zone = 'chilled', price = 1000) => ({
  key,
  zone,
  price,
  categories: ['dry-cured-ham', ...kinds].map((name, id) => ({ id, key: name, name })),
});
const parma = ham('parma', ['prosciutto']);
const nearest = (...candidates: readonly ReturnType<typeof ham>[]) => nearestOf(parma, candidates)?.key;

it('prefers the same kind to everything else', () => {
  expect(nearest(ham('bayonne', ['jambon']), ham('jersey', ['prosciutto'], 'ambient', 9000))).toBe('jersey');
});

it('prefers the same temperature zone to a similar price', () => {
  expect(nearest(ham('tinned', ['jambon'], 'ambient'), ham('bayonne', ['jambon'], 'chilled', 4000))).toBe('bayonne');
});

it('has the most similar price, and is the first among equals', () => {
  expect(
    nearest(ham('dear', [], 'chilled', 4000), ham('near', [], 'chilled', 1200), ham('cheap', [], 'chilled', 300)),
  ).toBe('near');
  expect(nearest(ham('first', []), ham('second', []))).toBe('first');
});

it('is never the product itself, and is undefined without candidates', () => {
  expect(nearest(parma)).toBeUndefined();
});
