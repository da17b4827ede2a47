import { sql } from 'drizzle-orm';
import type { Job, JobContext } from '../jobs/job.ts';
import { closureNow } from './closure-now.ts';
import { channelsSnapshot } from './channel.snapshot.ts';

const EVERY_MS = 500;

/**
 * Announces the begin and end of maintenance periods: no row is written then, so storefronts would not know that they
 * must drop their cached pages.
 */
export function maintenancePeriodsJob(): Job {
  let before: string | null = null;
  return {
    name: 'maintenance-periods',
    everyMs: EVERY_MS,
    run: async (ctx) => {
      const closed = closedChannels(ctx);
      const hasChanged = before !== null && before !== closed;
      before = closed;
      if (hasChanged) await ctx.db.execute(sql`select pg_notify('shop_changes', 'channels')`);
    },
  };
}

function closedChannels({ snapshots, clock }: JobContext): string {
  const now = clock.now();
  const channels = new Set(snapshots.read(channelsSnapshot).values());
  return [...channels]
    .filter((channel) => closureNow(channel, now) !== null)
    .map(({ prefix }) => prefix)
    .join(' ');
}
