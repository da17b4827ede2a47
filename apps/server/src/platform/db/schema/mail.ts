import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Mail } from '../../mail/mail.types.ts';
import { channels } from './channels.ts';

/** Queued mails. The worker sends them; `data` is deleted when a mail was sent or has expired. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<Mail['kind']>().notNull(),
    recipient: text('recipient').notNull(),
    userId: uuid('user_id'),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    data: jsonb('data').$type<Mail['data']>(),
    state: text('state').$type<'queued' | 'sent' | 'failed' | 'expired'>().notNull().default('queued'),
    tries: integer('tries').notNull().default(0),
    /** The earliest time of sending; while a worker sends the mail, the end of its lease. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The expiry of its code or link: such mails have a separate lane, and are not sent after it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'queued' and ${t.expiresAt} is null`),
    index('mail_outbox_expiring')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'queued' and ${t.expiresAt} is not null`),
    check('mail_outbox_state_known', sql`${t.state} in ('queued', 'sent', 'failed', 'expired')`),
  ],
);

/**
 * Requests for mail to a typed address. The request is the same for every address; the worker determines afterwards
 * whether and what to send.
 */
export const requestedMails = pgTable(
  'asked_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose')
      .$type<'password_reminder' | 'username_reminder' | 'email_verification' | 'order_lookup'>()
      .notNull(),
    email: text('email').notNull(),
    /** The number of the order that is looked up, as it was typed but for width, case and hyphens; null otherwise. */
    orderNo: text('order_no'),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    /** The host name of the request: the link uses it. */
    host: text('host'),
    /** The member who requested it, if logged in. */
    userId: uuid('user_id'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('asked_mails_asked').on(t.askedAt),
    check(
      'asked_mails_purpose_known',
      sql`${t.purpose} in ('password_reminder', 'username_reminder', 'email_verification', 'order_lookup')`,
    ),
    check('asked_mails_order_of_lookup', sql`(${t.purpose} = 'order_lookup') = (${t.orderNo} is not null)`),
  ],
);

/** The inbox page of demo mode: what would have been sent. Empty when an SMTP server is set. */
export const demoMails = pgTable(
  'demo_mails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('demo_mails_sent').on(t.sentAt)],
);
