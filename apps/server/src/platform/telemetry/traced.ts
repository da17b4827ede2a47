import type { Job } from '../jobs/job.ts';
import type { Telemetry } from './start-telemetry.ts';

/** Jobs whose runs are traced by their names. */
export const traced =
  ({ trace }: Telemetry) =>
  (job: Job): Job => ({ ...job, run: (ctx, stopping) => trace(`job ${job.name}`, () => job.run(ctx, stopping)) });
