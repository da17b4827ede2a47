import { beforeEach, expect, it, vi } from 'vitest';
import { goAway, reloadIfStale, setReachabilityCheck, reloadOnce } from './reload-if-stale.ts';

it('a page with a missing chunk reloads at most once in 60 s (spec §8, §9)', () => {
  const { seen, at } = page();
  expect([at(1_000), at(2_000), at(60_999), at(61_000)]).toEqual([true, false, false, true]);
  expect(seen.reloads).toBe(2);
});

it('a page without storage does not reload in a loop', () => {
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

const reload = vi.fn();

const shown = new EventTarget();

const settled = async (answer: Promise<unknown>) =>
  Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('waits')))]);

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown));
  return () => vi.unstubAllGlobals();
});

it.each([true, false])('a page that is being left does not reload (reachable: %s)', async (there) => {
  setReachabilityCheck(async () => there);
  goAway();
  expect(await settled(reloadIfStale())).toBe('waits');
  expect(reload).not.toHaveBeenCalled();
});

it('a page restored by the back button checks the connection again, and reloads', async () => {
  goAway();
  shown.dispatchEvent(new Event('pageshow'));
  setReachabilityCheck(async () => false);
  expect(await reloadIfStale()).toBe(true);
  setReachabilityCheck(async () => true);
  expect(await settled(reloadIfStale())).toBe('waits');
  expect(reload).toHaveBeenCalledOnce();
});

function page() {
  const stored = new Map<string, string>();
  const seen = { reloads: 0 };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const at = (now: number) => reloadOnce({ storage, now, reload: () => (seen.reloads += 1) });
  return { seen, at };
}
