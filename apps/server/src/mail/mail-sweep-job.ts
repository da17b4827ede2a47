import type { Job } from '../jobs/job.ts';
import { deleteFinishedMails } from './mail.queries.ts';

const DAY = 24 * 60 * 60_000;
/** How long it can be looked up whether a mail has left. */
const KEPT_DAYS = 30;

/** Forgets mails that left long ago. */
export const mailSweepJob: Job = {
  name: 'mail-sweep',
  everyMs: DAY / 4,
  run: ({ db, clock }) => deleteFinishedMails(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY)),
};
