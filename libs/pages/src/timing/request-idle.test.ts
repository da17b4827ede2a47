import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doInTime } from './request-idle.ts';

let idle: (() => void) | null = null;

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => (idle = null));
});
afterEach(() => vi.unstubAllGlobals());

it('deferred work waits until the browser is idle, and runs once', () => {
  const work = vi.fn();
  const end = doInTime(work);
  expect(work).not.toHaveBeenCalled();
  idle?.();
  end();
  expect(work).toHaveBeenCalledTimes(1);
});

it('runs on leaving when the browser was not idle before', () => {
  const work = vi.fn();
  doInTime(work)();
  expect(work).toHaveBeenCalledTimes(1);
  expect(idle).toBeNull();
});
