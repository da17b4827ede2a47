import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareEqual } from './load.ts';

const countObjects = (value: unknown, seen = new Set<object>()): Set<object> => {
  if (value === null || typeof value !== 'object' || seen.has(value)) return seen;
  seen.add(value);
  for (const part of Object.values(value)) countObjects(part, seen);
  return seen;
};

it('what is equal is one object afterwards', () => {
  const brand = () => ({ key: 'valdadour', origin: { code: 'FR' } });
  const shared = shareEqual({
    goods: [
      { key: 'a', brand: brand() },
      { key: 'b', brand: brand() },
    ],
    brand: brand(),
  });
  expect(shared.goods[0]?.brand).toBe(shared.brand);
  expect(shared.goods[1]?.brand).toBe(shared.brand);
});

it('lists and objects, texts and numbers are never taken for one another', () => {
  const shared = shareEqual([{ 0: 'a' }, ['a'], { a: '1' }, { a: 1 }, { a: null }, { a: undefined }, {}, []]);
  expect(countObjects(shared).size).toBe(9);
});

it('any data are equal to what they were, and are not changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const before = JSON.stringify(data);
      expect(shareEqual(data)).toEqual(data);
      expect(JSON.stringify(data)).toBe(before);
    }),
  );
});
