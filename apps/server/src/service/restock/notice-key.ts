import { RESTOCK, paths, withQuery } from '@shop/constants';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { lockNoticeOfKey, type RestockNotice } from './restock.queries.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';

/** The mailed key of one wish, and from where it is tried. */
export interface NoticeKey {
  key: string;
  address: string;
}

/** What is kept of the key in a mail about a wish. */
export const noticeKeyHash = (key: string): string => hashSecret('restock_notice', key);

/** Brakes the trying of keys; outside of the transaction. @throws RateLimitedError */
export const limitNoticeKeys = (ctx: Ctx, { address }: NoticeKey): Promise<number> =>
  enforceRateLimit(ctx, 'restockKey', address);

/** The wish of a mailed key on this channel, locked. @throws NotFoundError `restock.link_over` for a key that is unknown, over or of another channel */
export async function requireNoticeOfKey(ctx: Ctx, { key }: NoticeKey): Promise<RestockNotice> {
  const notice = await lockNoticeOfKey(ctx.db, noticeKeyHash(key));
  const since = DateTime.fromJSDate(ctx.clock.now(), JAPAN).minus({ days: RESTOCK.confirmDays }).toJSDate();
  if (notice?.channelId === ctx.channel.id && (notice.confirmedAt !== null || notice.askedAt > since)) return notice;
  throw new NotFoundError(
    'restock.link_over',
    'このリンクは使えません。期限が切れているか、すでにお手続きが済んでいます。',
  );
}

/** Addresses of a mailed key: one confirms as it is opened, one asks before it ends, and one is for the button of a mailbox (RFC 8058). */
export function noticeLinks(ctx: Pick<Ctx, 'config' | 'snapshots' | 'channel' | 'host'>, code: string) {
  return {
    confirmUrl: shopUrl(ctx, withQuery(paths.restock(), { code })),
    endUrl: shopUrl(ctx, withQuery(paths.restock(), { code, end: 1 })),
    oneClickUrl: shopUrl(ctx, withQuery('/webhooks/unsubscribe', { code })),
  };
}
