import type { Job, JobContext } from './job.ts';

export interface RunningJobs {
  /** Runs the jobs of this table now, or once more after the current run; without a table all jobs that have one. */
  wake(table?: string): void;
  /** Starts no further run and waits for current ones. */
  stop(): Promise<void>;
}

/**
 * Repeats each job after its pause and when it is triggered, one run of a job at a time; a failed run is logged and
 * retried.
 */
export function runJobs(jobs: readonly Job[], ctx: JobContext): RunningJobs {
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Map<Job, Promise<void>>();
  const woken = new Set<Job>();
  const stopping = new AbortController();

  const schedule = (job: Job, afterMs = job.everyMs): void => {
    if (stopping.signal.aborted) return;
    clearTimeout(timers.get(job));
    timers.set(
      job,
      setTimeout(() => start(job), afterMs),
    );
  };
  const start = (job: Job): void => {
    const run = job
      .run(ctx, stopping.signal)
      .catch((error: unknown) => ctx.log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => {
        running.delete(job);
        schedule(job, woken.delete(job) ? 0 : job.everyMs);
      });
    running.set(job, run);
  };

  for (const job of jobs) schedule(job, job.atStart ? 0 : job.everyMs);
  return {
    wake: (table) => {
      for (const job of jobs) {
        if (!job.table || (table && job.table !== table)) continue;
        if (running.has(job)) woken.add(job);
        else schedule(job, 0);
      }
    },
    stop: async () => {
      stopping.abort();
      timers.forEach((timer) => clearTimeout(timer));
      await Promise.all(running.values());
    },
  };
}
