import { RESTOCK, paths, withQuery } from '@shop/constants';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { lockNoticeOfKey, type RestockNotice } from './restock.queries.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';

/** The emailed key of a restock request, and the IP address that sent it. */
export interface NoticeKey {
  key: string;
  address: string;
}

/** Returns the stored form of an emailed key. */
export const noticeKeyHash = (key: string): string => hashSecret('restock_notice', key);

/** Brakes the trying of keys; outside of the transaction. @throws RateLimitedError */
export const limitNoticeKeys = (ctx: Ctx, { address }: NoticeKey): Promise<number> =>
  enforceRateLimit(ctx, 'restockKey', address);

/**
 * Returns the restock request of an emailed key on this channel, locked.
 * @throws NotFoundError `restock.link_over` for a key that is unknown, expired or of another channel
 */
export async function requireNoticeOfKey(ctx: Ctx, { key }: NoticeKey): Promise<RestockNotice> {
  const notice = await lockNoticeOfKey(ctx.db, noticeKeyHash(key));
  const since = DateTime.fromJSDate(ctx.clock.now(), JAPAN).minus({ days: RESTOCK.confirmDays }).toJSDate();
  if (notice?.channelId === ctx.channel.id && (notice.confirmedAt !== null || notice.askedAt > since)) return notice;
  throw new NotFoundError(
    'restock.link_over',
    'このリンクは使えません。期限が切れているか、すでにお手続きが済んでいます。',
  );
}

/**
 * Returns the URLs of an emailed key: one confirms when opened, one asks before it ends the request, and one is for
 * one-click unsubscribing (RFC 8058).
 */
export function noticeLinks(ctx: Pick<Ctx, 'config' | 'snapshots' | 'channel' | 'host'>, code: string) {
  return {
    confirmUrl: shopUrl(ctx, withQuery(paths.restock(), { code })),
    endUrl: shopUrl(ctx, withQuery(paths.restock(), { code, end: 1 })),
    oneClickUrl: shopUrl(ctx, withQuery('/webhooks/unsubscribe', { code })),
  };
}
