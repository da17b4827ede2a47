import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { Job } from '../jobs/job.ts';
import { deleteOldEvents } from './event.queries.ts';

const HOUR_MS = 60 * 60_000;
const RETENTION_DAYS = 90;
const MOST_ROWS = 200_000;

/** Forgets old events. */
export const eventSweepJob: Job = {
  name: 'event-sweep',
  everyMs: HOUR_MS,
  run: ({ db, clock }) =>
    deleteOldEvents(db, {
      before: DateTime.fromJSDate(clock.now(), JAPAN).minus({ days: RETENTION_DAYS }).toJSDate(),
      mostRows: MOST_ROWS,
    }),
};
