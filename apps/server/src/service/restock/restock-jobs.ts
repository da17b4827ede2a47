import { paths, RESTOCK } from '@shop/constants';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { newSecret } from '../../platform/secrets/secrets.ts';
import { closureNow } from '../../platform/channel/closure-now.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';
import { isSelling } from '../../platform/channel/is-selling.ts';
import { isInUse } from '../../platform/channel/is-in-use.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { noticeKeyHash, noticeLinks } from './notice-key.ts';
import { deleteOldNotices, markNoticeSent, takeFulfilled } from './restock.queries.ts';
import { channelsSnapshot } from '../../platform/channel/channel.snapshot.ts';

const HOUR_MS = 60 * 60_000;
const BATCH = 100;

/** Emails once, from any process, that a product is available again. */
export const restockJob: Job = {
  name: 'restock',
  everyMs: 10_000,
  run: async (ctx, stopping) => {
    while (!stopping?.aborted && (await mailSome(ctx)) === BATCH);
  },
};

/** Deletes expired restock requests. */
export const restockSweepJob: Job = {
  name: 'restock-sweep',
  everyMs: 6 * HOUR_MS,
  run: ({ db, clock }) => {
    const ago = (days: number) => DateTime.fromJSDate(clock.now(), JAPAN).minus({ days }).toJSDate();
    return deleteOldNotices(db, {
      unconfirmed: ago(RESTOCK.confirmDays),
      waiting: ago(RESTOCK.storedDays),
      mailedBefore: ago(RESTOCK.afterMailDays),
    });
  },
};

/** @returns how many there were */
function mailSome(ctx: JobContext): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const channels = [...new Set(ctx.snapshots.read(channelsSnapshot).values())];
    const now = ctx.clock.now();
    const channelIds = channels
      .filter((channel) => isInUse(channel) && isSelling(channel) && closureNow(channel, now) === null)
      .map(({ id }) => id);
    const found = await takeFulfilled(ctx.db, { channelIds, limit: BATCH });
    const mailedIds = new Set<string>();
    for (const { notice, product, email, emailKey } of found) {
      const key = newSecret();
      await markNoticeSent(ctx.db, notice.id, { toldAt: now, keyHash: noticeKeyHash(key) });
      // A reader with requests as guest and as member gets one email.
      const reader = [notice.channelId, notice.productId, emailKey].join();
      if (mailedIds.has(reader)) continue;
      mailedIds.add(reader);
      const at = {
        ...ctx,
        channel: channelOfId(ctx, notice.channelId),
        ...(notice.host !== null && { host: notice.host }),
      };
      const { endUrl, oneClickUrl } = noticeLinks(at, key);
      await queueMail(at, {
        kind: 'restock_told',
        to: email,
        ...(notice.userId !== null && { userId: notice.userId }),
        data: { productName: product.name, productUrl: shopUrl(at, paths.product(product.key)), endUrl, oneClickUrl },
      });
    }
    return found.length;
  });
}
