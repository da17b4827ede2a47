import { beforeEach, expect, it, vi } from 'vitest';
import { goAway, reloadIfStale, setReachabilityCheck } from './reload-if-stale.ts';

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

it.each([true, false])(
  'a page that goes to another document is not called back, reachable or not: %s',
  async (there) => {
    setReachabilityCheck(async () => there);
    goAway();
    expect(await settled(reloadIfStale())).toBe('waits');
    expect(reload).not.toHaveBeenCalled();
  },
);

it('a page that is shown again by the way back asks about the connection as before, and loads itself anew', async () => {
  goAway();
  shown.dispatchEvent(new Event('pageshow'));
  setReachabilityCheck(async () => false);
  expect(await reloadIfStale()).toBe(true);
  setReachabilityCheck(async () => true);
  expect(await settled(reloadIfStale())).toBe('waits');
  expect(reload).toHaveBeenCalledOnce();
});
