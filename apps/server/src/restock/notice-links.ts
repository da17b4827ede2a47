import { entryPaths, withQuery } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import { shopUrl } from '../mail/shop-url.ts';

/** Addresses of a mailed key: one confirms as it is opened, one asks before it ends, and one is for the button of a mailbox (RFC 8058). */
export function noticeLinks(ctx: Pick<Ctx, 'config' | 'snapshots' | 'channel' | 'host'>, code: string) {
  return {
    confirmUrl: shopUrl(ctx, withQuery(entryPaths.restock(), { code })),
    endUrl: shopUrl(ctx, withQuery(entryPaths.restock(), { code, end: 1 })),
    oneClickUrl: shopUrl(ctx, withQuery('/webhooks/unsubscribe', { code })),
  };
}
