import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/** Logins of a member, for the member to look at. Rows outlive their session and are deleted by age. */
export const loginHistories = pgTable(
  'login_histories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    sessionId: uuid().notNull(),
    method: text().$type<'password' | 'second_factor' | 'reminder' | 'sync' | 'passkey' | 'support'>().notNull(),
    ipAddress: text().notNull(),
    userAgent: text().notNull(),
    loggedInAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('login_histories_user').on(t.userId, t.loggedInAt),
    index('login_histories_age').on(t.loggedInAt),
    check(
      'login_histories_method_known',
      sql`${t.method} in ('password', 'second_factor', 'reminder', 'sync', 'passkey', 'support')`,
    ),
  ],
);
