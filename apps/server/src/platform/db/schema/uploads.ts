import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { channels } from './channels.ts';
import { users } from './customer.ts';
import { inquiries } from './inquiries.ts';

/** Files that shoppers uploaded. Those that are attached to nothing are deleted after a day. */
export const uploads = pgTable(
  'uploads',
  {
    /** Unguessable: a guest with the id may attach the file. Only the member may attach a member's file. */
    id: text().primaryKey(),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    inquiryId: uuid().references(() => inquiries.id, { onDelete: 'cascade' }),
    dir: text().notNull(),
    /** For people to read; never a path. */
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    content: bytea().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('uploads_inquiry').on(t.inquiryId), index('uploads_created').on(t.createdAt)],
);
