import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Notices that were sent and must not be sent again: payment reminders, new orders, low stock. */
export const sentNotices = pgTable(
  'sent_notices',
  {
    kind: text().$type<'payment_reminder' | 'order_notice' | 'low_stock'>().notNull(),
    /** Id of the payment or order, key of the product. */
    subject: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] }), index('sent_notices_sent').on(t.sentAt)],
);
