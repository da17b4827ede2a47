import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReachable, noteLineBack, unsureMs } from './is-reachable.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page that responds can be reloaded', async () => {
  expect(await isReachable()).toBe(true);
});

it('a page counts as unreachable just after the connection returns, and as reachable a little later', async () => {
  noteLineBack();
  expect(await isReachable()).toBe(false);
  vi.advanceTimersByTime(unsureMs + 1);
  expect(await isReachable()).toBe(true);
});

it('an offline browser or a proxy without the shop cannot reload a page', async () => {
  vi.advanceTimersByTime(unsureMs + 1);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 502 }));
  expect(await isReachable()).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await isReachable()).toBe(false);
});
