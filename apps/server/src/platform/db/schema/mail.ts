import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Mail } from '../../mail/mail.types.ts';
import { channels } from './channels.ts';

/** Mails that a transaction has promised. The worker sends them; `data` is wiped when a mail has left or was given up. */
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
    /** Not before this; while a worker holds the mail, the end of its lease. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When what it says is over, for codes and links: such mails have a lane of their own, and are not sent later. */
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
 * Mails that somebody has asked for by typing an address. Asking is the same for every address, known or not; the worker finds
 * out afterwards who, if anybody, is mailed what.
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
    /** Under which name of the channel he came: the link leads back there. */
    host: text('host'),
    /** The member who asks, if he is logged in. */
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
