import { afterEach, expect, test } from 'vitest';
import { retryWith, retryWhenOnline } from './retry-when-online.ts';

afterEach(() => retryWith(null));

const fails = () => Promise.reject(new Error('lost'));

test('work fails with its own error without a retry handler, as on the server', async () => {
  await expect(retryWhenOnline(fails)).rejects.toThrow('lost');
});

test('failed work is passed to the retry handler with the signal of its navigation', async () => {
  const { signal } = new AbortController();
  const given: unknown[] = [];
  retryWith(async (work, failure, of) => {
    given.push(of, String(failure));
    return (work === fails ? 'retried' : 'other') as never;
  });
  expect(await retryWhenOnline(fails, signal)).toBe('retried');
  expect(given).toEqual([signal, 'Error: lost']);
});

test('successful work is not passed to the retry handler', async () => {
  retryWith(() => Promise.reject(new Error('unexpected')));
  expect(await retryWhenOnline(async () => 'page')).toBe('page');
});
