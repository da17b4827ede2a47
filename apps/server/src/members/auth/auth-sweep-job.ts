import type { Job } from '../../platform/jobs/job.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { deleteOldLoginHistories } from './login-history.queries.ts';
import { deleteOldDevices } from './known-device.ts';
import { deletePastGuards } from './login-guard.queries.ts';
import { deletePastCodes } from './mailed-code.queries.ts';
import { deletePastWindows } from '../../platform/rate-limit/rate-window.queries.ts';
import { deletePastChallenges } from './second-factor.queries.ts';
import { deleteDeadSessions } from './session.queries.ts';

/** Deletes expired sessions, tokens, codes and counters, so that no personal data is stored longer than needed. */
export const authSweepJob: Job = {
  name: 'auth-sweep',
  everyMs: 10 * 60_000,
  run: async ({ db, clock }) => {
    const now = clock.now();
    await deleteDeadSessions(db, { now, revokedBefore: new Date(now.getTime() - AUTH_LIMITS.supersededGrace) });
    await deletePastChallenges(db, now);
    await deletePastCodes(db, now);
    await deletePastGuards(db, { now, windowStart: new Date(now.getTime() - AUTH_LIMITS.failureWindow) });
    await deletePastWindows(db, now);
    await deleteOldDevices(db, now);
    await deleteOldLoginHistories(db, new Date(now.getTime() - AUTH_LIMITS.loginHistory));
  },
};
