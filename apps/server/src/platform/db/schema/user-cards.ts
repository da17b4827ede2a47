import type { PaymentServiceCode } from '@shop/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/** The payment service's id of a member on a channel, once a card was saved. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    service: text().$type<PaymentServiceCode>().notNull().default('sandbox'),
    serviceCustomerId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.channelId, t.service] })],
);

/**
 * Saved cards of a member on a channel (spec §3 "Card"), as the payment service describes them, without number and
 * security code (P-03). A row outlives its member until the service has deleted the card too.
 */
export const userCards = pgTable(
  'user_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    /** 128 random bits, used in the decision of a cart. */
    token: text().notNull().unique(),
    /** The service that has saved it. */
    service: text().$type<PaymentServiceCode>().notNull().default('sandbox'),
    serviceCustomerId: text().notNull(),
    serviceCardId: text().notNull(),
    brand: text().notNull(),
    last4: text('last4').notNull(),
    /** `MM/YY` */
    expiration: text().notNull(),
    isMain: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the member deleted it; then it is no longer shown. */
    removedAt: timestamp({ withTimezone: true }),
    /** When deletion at the service is next tried; null once it is deleted there. */
    forgetAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('user_cards_service_card').on(t.service, t.serviceCardId),
    index('user_cards_user').on(t.userId, t.channelId),
    uniqueIndex('user_cards_one_main')
      .on(t.userId, t.channelId, t.service)
      .where(sql`${t.isMain} and ${t.removedAt} is null`),
    index('user_cards_gone')
      .on(t.id)
      .where(sql`${t.removedAt} is not null or ${t.userId} is null`),
  ],
);
