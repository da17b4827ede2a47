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

it('a page that answers could be had anew', async () => {
  expect(await isReachable()).toBe(true);
});

it('in the moment in which the line comes back nothing is sure, and a little later it is', async () => {
  noteLineBack();
  expect(await isReachable()).toBe(false);
  vi.advanceTimersByTime(unsureMs + 1);
  expect(await isReachable()).toBe(true);
});

it('a browser without a line, or a proxy without a shop, has nothing anew', async () => {
  vi.advanceTimersByTime(unsureMs + 1);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 502 }));
  expect(await isReachable()).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await isReachable()).toBe(false);
});
