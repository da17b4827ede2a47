import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';

/** Schools whose families can register on a cooperative's channel. */
export const schools = pgTable(
  'schools',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /**
     * The key in the school's letter, folded: capitals and digits. Not guessable, since it is all that a family needs.
     */
    key: text().notNull(),
    name: text().notNull(),
    /** False when the school no longer accepts registrations; members remain. */
    isOpen: boolean().notNull().default(true),
  },
  (t) => [unique('schools_key').on(t.channelId, t.key)],
);
