import type { Job } from '../jobs/job.ts';
import { UPLOAD_TTL_MS } from './upload-ttl.ts';
import { deleteLooseUploads } from './upload.queries.ts';

/** Deletes old files that are attached to nothing. */
export const uploadSweepJob: Job = {
  name: 'upload-sweep',
  everyMs: 60 * 60_000,
  run: ({ db, clock }) => deleteLooseUploads(db, new Date(clock.now().getTime() - UPLOAD_TTL_MS)),
};
