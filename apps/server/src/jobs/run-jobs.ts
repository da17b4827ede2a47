import type { Job, JobContext } from './job.ts';

/**
 * Repeats each job after its pause, one run of a job at a time; a failed run is logged and tried again.
 * @returns a function that starts no further run and waits for those under way.
 */
export function runJobs(jobs: readonly Job[], ctx: JobContext): () => Promise<void> {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  const schedule = (job: Job): void => {
    if (!stopping.signal.aborted)
      timers.set(
        job.name,
        setTimeout(() => start(job), job.everyMs),
      );
  };
  const start = (job: Job): void => {
    const run: Promise<void> = job
      .run(ctx, stopping.signal)
      .catch((error: unknown) => ctx.log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => {
        running.delete(run);
        schedule(job);
      });
    running.add(run);
  };

  jobs.forEach(schedule);
  return async () => {
    stopping.abort();
    timers.forEach((timer) => clearTimeout(timer));
    await Promise.all(running);
  };
}
