import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import type { Job } from './job.ts';
import { runJobs } from './run-jobs.ts';
import { vacuumJob } from './jobs.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

/** A job whose runs the test ends one by one. */
function heldJob() {
  const running: { end: () => void; fail: () => void }[] = [];
  const begun: (() => void)[] = [];
  const job: Job = {
    name: 'held',
    everyMs: 1,
    run: () =>
      new Promise((resolve, reject) => {
        running.push({ end: resolve, fail: () => reject(new Error('no')) });
        begun.shift()?.();
      }),
  };
  const next = () => new Promise<void>((resolve) => begun.push(resolve));
  return { job, running, next };
}

describe('jobs', () => {
  it('run again after their pause, one run at a time, also after a failure', async () => {
    const { job, running, next } = heldJob();
    const first = next();
    const stop = runJobs([job], shop.jobCtx());
    await first;
    const second = next();
    running[0]?.fail();
    await second;
    const third = next();
    running[1]?.end();
    await third;
    expect(running).toHaveLength(3);
    running[2]?.end();
    await stop();
  });

  it('are awaited when they stop, and start no more', async () => {
    const { job, running, next } = heldJob();
    const first = next();
    const stop = runJobs([job], shop.jobCtx());
    await first;
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    await new Promise(setImmediate);
    expect(stopped).not.toHaveBeenCalled();
    running[0]?.end();
    await stopping;
    expect(running).toHaveLength(1);
  });
});

it('the vacuum runs on the engine of the test', async () => {
  await vacuumJob.run(shop.jobCtx());
  await shop.database.vacuum();
  expect((await shop.call('GET', '/readyz')).status).toBe(200);
});
