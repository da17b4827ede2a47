import type { AddressSnapshot, SocialGiftShipping } from '@shop/api';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { orders } from './orders.ts';

/**
 * The state of a social gift. Its receiver's address is only here, never in the order, which the giver reads (L-37).
 */
export const socialGifts = pgTable(
  'social_gifts',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    /**
     * `unpaid` until the payment, then `waiting` for the receiver, who accepts (`registered`) or does not (`expired`).
     */
    state: text().$type<'unpaid' | 'waiting' | 'registered' | 'expired'>().notNull(),
    /** The receiver's mailbox: typed by the giver, or by the receiver. Deleted in time, like the address. */
    receiverEmail: text(),
    address: jsonb().$type<AddressSnapshot>(),
    /** The request that accepted it, as a hash of its key and content, and its answer. Deleted like the address. */
    reception: jsonb().$type<{ hash: string; shippings: SocialGiftShipping[] }>(),
    expiresAt: timestamp({ withTimezone: true }),
    /** When the reminder is due; null before the payment and once it has been sent. */
    remindAt: timestamp({ withTimezone: true }),
    registeredAt: timestamp({ withTimezone: true }),
    /** When what was entered about the receiver is deleted. */
    forgetAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('social_gifts_expiry')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'waiting'`),
    index('social_gifts_reminder')
      .on(t.remindAt)
      .where(sql`${t.remindAt} is not null`),
    index('social_gifts_forget')
      .on(t.forgetAt)
      .where(sql`${t.forgetAt} is not null`),
    check('social_gifts_state_known', sql`${t.state} in ('unpaid', 'waiting', 'registered', 'expired')`),
    check('social_gifts_waiting_ends', sql`${t.state} = 'unpaid' or ${t.expiresAt} is not null`),
    check('social_gifts_registered_once', sql`(${t.state} = 'registered') = (${t.registeredAt} is not null)`),
  ],
);

/** Links to a gift, each by the hash of its token, which is only in the mail. */
export const socialGiftLinks = pgTable(
  'social_gift_links',
  {
    tokenHash: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => socialGifts.orderId, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('social_gift_links_order').on(t.orderId)],
);
