import { expect, it } from 'vitest';
import { memoFor } from './memo-for.ts';

it('a result is computed once per key and owner', () => {
  const [one, two] = [{}, {}];
  let made = 0;
  const memo = (owner: object, key: string) => memoFor(owner, key, () => ({ made: (made += 1) })).made;
  expect([memo(one, 'a'), memo(one, 'a'), memo(one, 'b'), memo(two, 'a')]).toEqual([1, 1, 2, 3]);
});

it('a rarely used result is evicted', () => {
  const owner = {};
  for (let key = 0; key < 600; key += 1) {
    memoFor(owner, 'often', () => ({ name: `often ${key}` }));
    memoFor(owner, String(key), () => ({ name: String(key) }));
  }
  expect(memoFor(owner, 'often', () => ({ name: 'anew' }))).toEqual({ name: 'often 0' });
  expect(memoFor(owner, '0', () => ({ name: 'anew' }))).toEqual({ name: 'anew' });
});
