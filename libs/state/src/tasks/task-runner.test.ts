import { describe, expect, it } from 'vitest';
import { createTaskRunner } from './task-runner.ts';

const queue = { kind: 'queue', lane: 'cart' } as const;

/** Work that the test resolves. */
function blockingWork(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    log.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}

describe('queue', () => {
  it('starts a task after the previous one has ended, even with an error', async () => {
    const runner = createTaskRunner();
    const log: string[] = [];
    const first = blockingWork(log, 'first');
    const running = runner.run(queue, first.work);
    const failing = runner.run(queue, () => Promise.reject(new Error('refused')));
    const last = runner.run(queue, async () => log.push('last'));
    expect(log).toEqual(['first']);
    first.end();
    await expect(failing).rejects.toThrow('refused');
    await Promise.all([running, last]);
    expect(log).toEqual(['first', 'last']);
  });

  it('replaces a task that waits under the same key and returns its result to both callers', async () => {
    const runner = createTaskRunner();
    const log: string[] = [];
    const first = blockingWork(log, 'first');
    const running = runner.run(queue, first.work);
    const key = { ...queue, collapseKey: 'line' };
    const two = runner.run(key, async () => log.push('two'));
    const three = runner.run(key, async () => log.push('three'));
    first.end();
    await running;
    expect(await two).toBe(await three);
    expect(log).toEqual(['first', 'three']);
  });

  it('counts waiting and running tasks, and starts all of them when released', async () => {
    const runner = createTaskRunner();
    const log: string[] = [];
    const tasks = ['a', 'b', 'c'].map((name) => blockingWork(log, name));
    const runs = tasks.map(({ work }) => runner.run(queue, work));
    expect([runner.pendingWrites(), log]).toEqual([3, ['a']]);
    runner.release();
    expect(log).toEqual(['a', 'b', 'c']);
    tasks.forEach(({ end }) => end());
    await Promise.all(runs);
    expect(runner.pendingWrites()).toBe(0);
  });

  it('does not let one lane block another', async () => {
    const runner = createTaskRunner();
    const log: string[] = [];
    const blocking = blockingWork(log, 'cart');
    const cart = runner.run(queue, blocking.work);
    await runner.run({ kind: 'queue', lane: 'address' }, async () => log.push('address'));
    blocking.end();
    await cart;
    expect(log).toEqual(['cart', 'address']);
  });
});

describe('once', () => {
  it('lets all callers share a running task, and starts a new one afterwards', async () => {
    const runner = createTaskRunner();
    const log: string[] = [];
    const blocking = blockingWork(log, 'order');
    const strategy = { kind: 'once', key: 'order' } as const;
    const calls = [runner.run(strategy, blocking.work), runner.run(strategy, blocking.work)];
    blocking.end();
    expect(await Promise.all(calls)).toEqual(['order', 'order']);
    await runner.run(strategy, blocking.work);
    expect(log).toEqual(['order', 'order']);
  });
});

describe('cancelPrevious', () => {
  it('aborts the previous task and not the newest', async () => {
    const runner = createTaskRunner();
    const strategy = { kind: 'cancelPrevious', key: 'search' } as const;
    const signals: AbortSignal[] = [];
    const work = async (signal: AbortSignal) => signals.push(signal);
    await Promise.all([runner.run(strategy, work), runner.run(strategy, work)]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});
