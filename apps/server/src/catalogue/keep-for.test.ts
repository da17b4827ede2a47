import { expect, it } from 'vitest';
import { fetchFor, keepFor } from './keep-for.ts';

it('a result is worked out once per key and owner', () => {
  const [one, two] = [{}, {}];
  let made = 0;
  const ask = (owner: object, key: string) => keepFor(owner, key, () => ({ made: (made += 1) })).made;
  expect([ask(one, 'a'), ask(one, 'a'), ask(one, 'b'), ask(two, 'a')]).toEqual([1, 1, 2, 3]);
});

it('what takes a while is made once for all who ask meanwhile, and a failure is made anew', async () => {
  const owner = {};
  let made = 0;
  const ask = () =>
    fetchFor(owner, 'a', async () => {
      made += 1;
      if (made === 1) throw new Error('down');
      return { made };
    });
  const first = await Promise.allSettled([ask(), ask()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([ask(), ask()])).toEqual([{ made: 2 }, { made: 2 }]);
});

it('what few ask for makes room, and what is being made when it does is answered', async () => {
  const owner = {};
  const slow = Promise.withResolvers<{ name: string }>();
  const waiting = fetchFor(owner, 'slow', () => slow.promise);
  for (let key = 0; key < 600; key += 1) {
    keepFor(owner, 'often', () => ({ name: `often ${key}` }));
    keepFor(owner, String(key), () => ({ name: String(key) }));
  }
  slow.resolve({ name: 'slow' });
  expect(await waiting).toEqual({ name: 'slow' });
  expect(keepFor(owner, 'often', () => ({ name: 'anew' }))).toEqual({ name: 'often 0' });
  expect(keepFor(owner, '0', () => ({ name: 'anew' }))).toEqual({ name: 'anew' });
});
