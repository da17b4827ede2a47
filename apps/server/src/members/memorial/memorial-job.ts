import { paths } from '@shop/constants';
import { formatDateWithWeekday, ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { isInUse } from '../../platform/channel/is-in-use.ts';
import { hasFeature } from '../../platform/channel/require-feature.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { markReminded, takeCallable } from './memorial.queries.ts';
import { dueDay } from './memorial.rules.ts';
import { channelsSnapshot } from '../../platform/channel/channel.snapshot.ts';

/** Not before people are up. */
const FIRST_HOUR = 9;

/** Reminds members of their days, once each time, on the requested day or as soon after it as the job runs. */
export const memorialJob: Job = { name: 'memorials', everyMs: 10 * 60_000, run: remindMembers };

async function remindMembers(ctx: JobContext): Promise<void> {
  const now = DateTime.fromJSDate(ctx.clock.now(), JAPAN);
  if (now.hour < FIRST_HOUR) return;
  const today = now.toFormat(ISO_DAY);
  await inTransaction(ctx, async (ctx) => {
    for (const { memorial, email, lastName, firstName } of await takeCallable(ctx.db, {
      months: [0, 1, 2].map((months) => now.startOf('month').plus({ months }).month),
      today,
    })) {
      const day = dueDay(memorial, today);
      const channel = [...ctx.snapshots.read(channelsSnapshot).values()].find(({ id }) => id === memorial.channelId);
      if (day === null || !channel || !isInUse(channel) || !hasFeature(channel, 'IS_USE_MEMORIAL')) continue;
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
            settingsUrl: shopUrl({ ...ctx, channel }, paths.mypageMemorials()),
          },
        },
      );
    }
  });
}
