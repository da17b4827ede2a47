import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/** What an inquiry may be about; one with a parent stands under it. */
export const inquiryCategories = pgTable('inquiry_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: text().notNull(),
  lead: text(),
  parentKey: text(),
  sortNo: integer().notNull(),
});

/** What shoppers have asked. A draft that was only prepared is never here. */
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
    /** The member who asked; null for a guest, and after he has left. */
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
