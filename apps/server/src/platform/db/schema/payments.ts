import type { PaymentInstructions } from '@shop/api';
import type { PaymentServiceCode } from '@shop/constants';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Zone } from '../../../delivery/zone.ts';
import type { PaymentMethod } from '../../../payment/payment-method.ts';
import type { PaymentState } from '../../../payment/payment-machine.ts';
import type { StoredCard } from '../../../payment/provider/payment-provider.ts';
import { channels } from './channels.ts';
import { orders } from './orders.ts';

/** Payment methods of the shop; which channel offers which, see `channel_payment_methods`. */
export const paymentMethods = pgTable('payment_methods', {
  id: integer().primaryKey(),
  code: text().$type<PaymentMethod['code']>().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  timing: text().notNull(),
  feeSteps: jsonb().$type<{ up_to: number | null; fee: number }[]>().notNull(),
  minTotal: integer().notNull(),
  maxTotal: integer(),
  closedZones: text().array().$type<Zone[]>().notNull(),
  allowsMultipleDestinations: boolean().notNull(),
  allowsGift: boolean().notNull(),
  payWithinDays: integer(),
  stores: jsonb().$type<{ code: string; name: string }[]>().notNull(),
  /** The instructions for a payment by the customer, such as the account of a transfer. */
  instructionLines: jsonb().$type<PaymentInstructions['lines']>().notNull(),
});

export const channelPaymentMethods = pgTable(
  'channel_payment_methods',
  {
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    methodId: integer()
      .notNull()
      .references(() => paymentMethods.id),
    sortNo: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.methodId] })],
);

/** One attempt to pay an order. No card data except brand and last four digits, as reported by the payment service. */
export const payments = pgTable(
  'payments',
  {
    /** 128 random bits; our reference at the payment service and the key that makes its call happen once. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    methodId: integer()
      .notNull()
      .references(() => paymentMethods.id),
    state: text().$type<PaymentState>().notNull(),
    amount: integer().notNull(),
    refundedAmount: integer().notNull().default(0),
    /** Transferred money that the payment did not take: partial while it is open, late or surplus. */
    unclaimedAmount: integer().notNull().default(0),
    /** When the service was called to return such money: once automatically, then people check the result. */
    sentBackAt: timestamp({ withTimezone: true }),
    /** The service that carries it out: the channel's when the order was placed. */
    service: text().$type<PaymentServiceCode>().notNull().default('sandbox'),
    /** The payment service's id, once it has answered. */
    serviceId: text(),
    /** When a saved card is authorised; null: with the order. */
    authoriseAt: timestamp({ withTimezone: true }),
    /** The card to authorise then, until the service has deleted it. */
    keptCard: jsonb().$type<StoredCard>(),
    /** Chosen convenience store, so that a call that got no answer can be repeated. */
    storeCode: text(),
    /** Where the service sends the browser back to. */
    returnUrl: text(),
    nextUrl: text(),
    instructions: jsonb().$type<PaymentInstructions>(),
    failureCode: text(),
    cardBrand: text(),
    cardLast4: text('card_last4'),
    /** Result of 3-D Secure (P-02). */
    eci: text(),
    expiresAt: timestamp({ withTimezone: true }),
    /** When the worker next polls the service. */
    askAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('payments_service_id').on(t.service, t.serviceId),
    index('payments_to_ask')
      .on(t.askAt)
      .where(sql`${t.askAt} is not null`),
    index('payments_kept_cards')
      .on(t.id)
      .where(sql`${t.keptCard} is not null`),
  ],
);

/** Money to refund or release at the service: inserted with the decision, carried out by the worker. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    paymentId: text()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('payment_reversals_due')
      .on(t.dueAt)
      .where(sql`${t.doneAt} is null`),
  ],
);

/** Events of the payment service as received, each processed once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    service: text().$type<PaymentServiceCode>().notNull().default('sandbox'),
    body: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    processedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('payment_events_open')
      .on(t.receivedAt)
      .where(sql`${t.processedAt} is null`),
  ],
);
