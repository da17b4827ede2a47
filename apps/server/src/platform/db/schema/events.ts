import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';

/** What the front reports for analytics: a name and figures, never anything about a person (P-27). */
export const ecommerceEvents = pgTable(
  'ecommerce_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    name: text('name').notNull(),
    args: jsonb('args').$type<Record<string, unknown>>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [index('ecommerce_events_at').on(t.at)],
);
