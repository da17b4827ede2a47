import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CartDocument } from '../../../cart/cart-document.ts';
import { channels } from './channels.ts';
import { users } from './customer.ts';

export type CartState = 'open' | 'paying' | 'decided';

/** A cart is one row, written by compare-and-swap on `version`. The token is 128 random bits. */
export const carts = pgTable(
  'carts',
  {
    token: text().primaryKey(),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    /** Null for a guest's cart. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    state: text().$type<CartState>().notNull(),
    document: jsonb().$type<CartDocument>().notNull(),
    /** The order that is being paid for, or that the cart became. */
    orderId: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('carts_user')
      .on(t.userId, t.channelId)
      .where(sql`${t.userId} is not null`),
    index('carts_expiry').on(t.expiresAt),
    check('carts_state_known', sql`${t.state} in ('open', 'paying', 'decided')`),
  ],
);

/** Coupons; yen include tax, see `CouponContext` for the meaning of the columns. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    kind: text().$type<'amount' | 'percent' | 'free_carriage'>().notNull(),
    value: integer().notNull(),
    minSubtotal: integer().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    usageLimit: integer(),
    usedCount: integer().notNull().default(0),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    isMemberOnly: boolean().notNull().default(false),
    /** The only channel on which it may be used; null for all. */
    channelId: integer().references(() => channels.id),
    /** How often one member may use it; null without limit. */
    perMemberLimit: integer(),
  },
  (t) => [
    index('coupons_user')
      .on(t.userId)
      .where(sql`${t.userId} is not null`),
    // A typed code is folded to this form before it is looked for.
    check('coupons_code_typed', sql`${t.code} ~ '^[0-9A-Z]{1,32}$'`),
    check(
      'coupons_counted_members',
      sql`${t.perMemberLimit} is null or (${t.perMemberLimit} > 0 and ${t.isMemberOnly})`,
    ),
    check('coupons_kind_known', sql`${t.kind} in ('amount', 'percent', 'free_carriage')`),
    check('coupons_within_limit', sql`${t.usageLimit} is null or ${t.usedCount} <= ${t.usageLimit}`),
  ],
);
