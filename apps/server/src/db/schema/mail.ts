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
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    tries: integer('tries').notNull().default(0),
    /** Not before this; while a worker holds the mail, the end of its lease. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_due').on(t.dueAt).where(sql`${t.state} = 'queued'`),
    check('mail_outbox_state_known', sql`${t.state} in ('queued', 'sent', 'failed')`),
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
