import { WAITS } from '@shop/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitUntil } from './wait-until.ts';

describe('waiting', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not wait for a condition that is already true', async () => {
    expect(await waitUntil(() => true, WAITS.pendingTasks)).toBe(true);
  });

  it('checks every 200 ms and stops when the condition is true', async () => {
    let looks = 0;
    const waiting = waitUntil(() => {
      looks += 1;
      return looks > 3;
    }, WAITS.pendingTasks);
    await vi.advanceTimersByTimeAsync(600);
    expect(await waiting).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up after 5 s', async () => {
    const waiting = waitUntil(() => false, WAITS.pendingTasks);
    await vi.advanceTimersByTimeAsync(4999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe(false);
  });
});
