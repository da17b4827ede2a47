import { afterEach, expect, test } from 'vitest';
import { retryWith, retryWhenOnline } from './retry-when-online.ts';

afterEach(() => retryWith(null));

const fails = () => Promise.reject(new Error('lost'));

test('work fails as it is while nobody keeps it, on the server above all', async () => {
  await expect(retryWhenOnline(fails)).rejects.toThrow('lost');
});

test('work that fails is given to who keeps it, with the signal of its navigation', async () => {
  const { signal } = new AbortController();
  const given: unknown[] = [];
  retryWith(async (work, failure, of) => {
    given.push(of, String(failure));
    return (work === fails ? 'kept' : 'other') as never;
  });
  expect(await retryWhenOnline(fails, signal)).toBe('kept');
  expect(given).toEqual([signal, 'Error: lost']);
});

test('work that succeeds is nobody else’s affair', async () => {
  retryWith(() => Promise.reject(new Error('not asked for')));
  expect(await retryWhenOnline(async () => 'page')).toBe('page');
});
