import type { Job } from '../jobs/job.ts';
import { forgetRemovals, listRemovals } from './photograph.queries.ts';

const MOST = 100;

/** Removes masters without a row. Removing one twice does no harm, so processes need not share the work. */
export const photographRemovalJob: Job = {
  name: 'photograph-removal',
  everyMs: 10 * 60_000,
  async run({ db, clock, storage, log }, stopping) {
    for (const name of await listRemovals(db, clock.now(), MOST)) {
      if (stopping?.aborted) return;
      try {
        await storage.remove(name);
        await forgetRemovals(db, [name]);
      } catch (error) {
        log.warn({ err: error }, 'a photograph could not be removed from its storage');
        return;
      }
    }
  },
};
