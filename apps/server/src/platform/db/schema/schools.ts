import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';

/** Schools whose families may register on a cooperative's channel. */
export const schools = pgTable(
  'schools',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** What the school's letter says, folded: capitals and digits. Not guessable, for it is all that a family must know. */
    key: text().notNull(),
    name: text().notNull(),
    /** False when the school takes no registrations any more; members stay. */
    isOpen: boolean().notNull().default(true),
  },
  (t) => [unique('schools_key').on(t.channelId, t.key)],
);
