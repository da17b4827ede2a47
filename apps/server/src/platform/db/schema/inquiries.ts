import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  },
  (t) => [index('inquiries_user').on(t.userId), index('inquiries_received').on(t.receivedAt)],
);
