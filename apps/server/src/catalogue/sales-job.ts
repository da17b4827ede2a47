import type { Job } from '../jobs/job.ts';

/** Counts anew what sells: searches show more of it first. Pages that are kept stay as they are, since nothing of theirs is wrong. */
export const salesJob: Job = {
  name: 'sales',
  everyMs: 3_600_000,
  run: ({ snapshots }) => snapshots.sales.refresh(),
};
