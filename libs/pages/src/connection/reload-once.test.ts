import { expect, it } from 'vitest';
import { reloadOnce } from './reload-once.ts';

function page() {
  const kept = new Map<string, string>();
  const seen = { reloads: 0 };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const at = (now: number) => reloadOnce({ storage, now, reload: () => (seen.reloads += 1) });
  return { seen, at };
}

it('a page whose chunk is gone is loaded anew, once in 60 s (spec §8, §9)', () => {
  const { seen, at } = page();
  expect([at(1_000), at(2_000), at(60_999), at(61_000)]).toEqual([true, false, false, true]);
  expect(seen.reloads).toBe(2);
});

it('a page that cannot remember does not go round in circles', () => {
  let reloads = 0;
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused');
    },
  };
  expect(reloadOnce({ storage, now: 1, reload: () => (reloads += 1) })).toBe(false);
  expect(reloads).toBe(0);
});
