import type { Job } from '../jobs/job.ts';
import { UPLOAD_LIFE_MS } from './upload-life.ts';
import { deleteLooseUploads } from './upload.queries.ts';

/** Deletes old files that are attached to nothing. */
export const uploadSweepJob: Job = {
  name: 'upload-sweep',
  everyMs: 60 * 60_000,
  run: ({ db, clock }) => deleteLooseUploads(db, new Date(clock.now().getTime() - UPLOAD_LIFE_MS)),
};
