import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/** The categories of inquiries; those with a parent are subcategories. */
export const inquiryCategories = pgTable('inquiry_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: text().notNull(),
  lead: text(),
  parentKey: text(),
  sortNo: integer().notNull(),
});

export type InquiryStatus = 'open' | 'answered' | 'closed';

/** Inquiries of shoppers. Drafts are never stored. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    inquiryNo: text().notNull().unique(),
    /** The sender's own key of this sending: the same one again is the same inquiry. */
    idempotencyKey: text().notNull().unique(),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    /** The member who sent it; null for a guest or a former member. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    categoryKey: text().notNull(),
    lastName: text().notNull(),
    firstName: text().notNull(),
    lastNameKana: text(),
    firstNameKana: text(),
    email: text().notNull(),
    phoneNumber: text(),
    orderNo: text(),
    body: text().notNull(),
    receivedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    status: text().$type<InquiryStatus>().notNull().default('open'),
  },
  (t) => [
    index('inquiries_user').on(t.userId),
    index('inquiries_received').on(t.receivedAt),
    check('inquiries_status_known', sql`${t.status} in ('open', 'answered', 'closed')`),
  ],
);

/** The shop's answers to an inquiry, which are emailed, and its notes, which are not. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    inquiryId: uuid()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    no: smallint().notNull(),
    kind: text().$type<'answer' | 'note'>().notNull(),
    body: text().notNull(),
    /** The person who wrote it; null when nobody was named. */
    author: text(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.inquiryId, t.no] }),
    check('inquiry_messages_kind_known', sql`${t.kind} in ('answer', 'note')`),
  ],
);
