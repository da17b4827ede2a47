import { expect, it } from 'vitest';
import { aFewAtATime } from './a-few-at-a-time.ts';

it('works on a few items at the same time, and returns the results in order', async () => {
  const gates = new Map<string, () => void>();
  const work = (item: string) => new Promise<string>((end) => gates.set(item, () => end(item.toUpperCase())));
  const all = aFewAtATime(['a', 'b', 'c'], 2, work);
  expect([...gates.keys()]).toEqual(['a', 'b']);
  gates.get('b')?.();
  await expect.poll(() => [...gates.keys()]).toEqual(['a', 'b', 'c']);
  gates.get('c')?.();
  gates.get('a')?.();
  expect(await all).toEqual(['A', 'B', 'C']);
});

it('fails with the first item that fails', async () => {
  await expect(aFewAtATime([1, 2], 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
