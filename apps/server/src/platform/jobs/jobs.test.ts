import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { insertRequestedMail } from '../mail/requested-mail.queries.ts';
import { followWork } from './follow-work.ts';
import type { Job } from './job.ts';
import { runJobs, type RunningJobs } from './run-jobs.ts';
import { vacuumJob } from '../db/vacuum-job.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

/** A job whose runs the test ends one by one. */
function blockingJob(timing: Pick<Job, 'everyMs' | 'table'> = { everyMs: 1 }) {
  const running: { end: () => void; fail: () => void }[] = [];
  const waiters: (() => void)[] = [];
  const job: Job = {
    name: 'held',
    ...timing,
    run: () =>
      new Promise((resolve, reject) => {
        running.push({ end: resolve, fail: () => reject(new Error('no')) });
        waiters.shift()?.();
      }),
  };
  const next = () => new Promise<void>((resolve) => waiters.push(resolve));
  return { job, running, next };
}

/** Starts the jobs as the process does, and waits for a first run. */
async function startJobs(jobs: readonly Job[], first: Promise<void>): Promise<RunningJobs> {
  const started = runJobs(jobs, shop.jobCtx());
  await followWork(shop.database, started);
  await first;
  return started;
}

describe('jobs', () => {
  it('run again after their interval, one run at a time, also after a failure', async () => {
    const { job, running, next } = blockingJob();
    const first = next();
    const { stop } = runJobs([job], shop.jobCtx());
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

  it('run when rows of their table are committed, without waiting for their interval', async () => {
    const { job, running, next } = blockingJob({ everyMs: DAY_MS, table: 'asked_mails' });
    const { stop } = await startJobs([job], next());
    const undone = inTransaction(shop.ctx(), async (ctx) => {
      await insertRequestedMail(ctx, { purpose: 'email_verification', email: 'undone@example.com' });
      throw new Error('no');
    });
    await undone.catch(() => undefined);
    await shop.settled();
    expect(running).toHaveLength(1);
    running[0]?.end();
    const second = next();
    await insertRequestedMail(shop.ctx(), { purpose: 'email_verification', email: 'taro@example.com' });
    await second;
    running[1]?.end();
    await stop();
  });

  it('run once more for rows that were inserted during a run', async () => {
    const { job, running, next } = blockingJob({ everyMs: DAY_MS, table: 'asked_mails' });
    const { stop } = await startJobs([job], next());
    for (const email of ['taro@example.com', 'hanako@example.com'])
      await insertRequestedMail(shop.ctx(), { purpose: 'email_verification', email });
    await shop.settled();
    expect(running).toHaveLength(1);
    const second = next();
    running[0]?.end();
    await second;
    running[1]?.end();
    await stop();
    expect(running).toHaveLength(2);
  });

  it('finish their current run when they are stopped, and start no other', async () => {
    const { job, running, next } = blockingJob();
    const first = next();
    const { stop } = runJobs([job], shop.jobCtx());
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

it('the vacuum runs on the database engine of the test', async () => {
  await vacuumJob.run(shop.jobCtx());
  await shop.database.vacuum();
  expect((await shop.call('GET', '/readyz')).status).toBe(200);
});
