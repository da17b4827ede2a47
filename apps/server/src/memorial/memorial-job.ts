import { memberPaths, paths } from '@shop/constants';
import { formatDateWithWeekday, inJapan } from '@shop/japanese';
import { hasFeature } from '../channel/require-feature.ts';
import { inTransaction } from '../context/in-transaction.ts';
import type { Job, JobContext } from '../jobs/job.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { markReminded, takeCallable } from './memorial.queries.ts';
import { dueDay } from './memorial.rules.ts';

/** Not before people are up. */
const FIRST_HOUR = 9;

/** Reminds members of their days, each time once, on the day they asked for or as soon after it as the shop runs. */
export const memorialJob: Job = { name: 'memorials', everyMs: 10 * 60_000, run: remindMembers };

async function remindMembers(ctx: JobContext): Promise<void> {
  const { day: today, hour } = inJapan(ctx.clock.now());
  if (hour < FIRST_HOUR) return;
  await inTransaction(ctx, async (ctx) => {
    for (const { memorial, email, lastName, firstName } of await takeCallable(ctx.db, {
      months: monthsAhead(today),
      today,
    })) {
      const day = dueDay(memorial, today);
      const channel = [...ctx.snapshots.channels.value.values()].find(({ id }) => id === memorial.channelId);
      if (day === null || !channel || !hasFeature(channel, 'IS_USE_MEMORIAL')) continue;
      await markReminded(ctx.db, memorial.id, day);
      await queueMail(
        { ...ctx, channel },
        {
          kind: 'memorial_reminder',
          to: email,
          userId: memorial.userId,
          data: {
            name: `${lastName} ${firstName}`,
            targetName: memorial.targetUserName,
            memorialName: memorial.name,
            day: formatDateWithWeekday(day),
            url: shopUrl({ ...ctx, channel }, paths.products()),
            settingsUrl: shopUrl({ ...ctx, channel }, memberPaths.mypageMemorials()),
          },
        },
      );
    }
  });
}

/** Months in which a day can lie that is at most thirty days ahead, by number. */
function monthsAhead(today: string): number[] {
  const month = Number(today.slice(5, 7));
  return [0, 1, 2].map((ahead) => ((month - 1 + ahead) % 12) + 1);
}
