import type { Job } from './job.ts';

/** Everything the process does by itself. */
export const jobs: readonly Job[] = [];
