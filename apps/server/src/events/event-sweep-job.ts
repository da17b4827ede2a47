import type { Job } from '../jobs/job.ts';
import { deleteOldEvents } from './event.queries.ts';

const DAY = 24 * 60 * 60_000;
const KEPT_DAYS = 90;
const MOST_ROWS = 200_000;

/** Forgets old events. */
export const eventSweepJob: Job = {
  name: 'event-sweep',
  everyMs: DAY / 24,
  run: ({ db, clock }) =>
    deleteOldEvents(db, { before: new Date(clock.now().getTime() - KEPT_DAYS * DAY), mostRows: MOST_ROWS }),
};
