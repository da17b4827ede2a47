import type { Job } from '../../platform/jobs/job.ts';
import { deletePastPasskeyChallenges } from './passkey.queries.ts';

/** Deletes expired challenges. */
export const passkeySweepJob: Job = {
  name: 'passkey-sweep',
  everyMs: 10 * 60_000,
  run: ({ db, clock }) => deletePastPasskeyChallenges(db, clock.now()),
};
