import type { Db } from '../../db/db.ts';
import type { OrderRow } from '../order.queries.ts';
import { selectGift, type SocialGiftRow } from './social-gift.queries.ts';
import { giftReceiverOf } from './social-gift.rules.ts';

/** The gift that an order is, or null; other orders cost no query. */
export async function giftOf(db: Db, order: OrderRow): Promise<SocialGiftRow | null> {
  return giftReceiverOf(order) ? ((await selectGift(db, order.id)) ?? null) : null;
}
