import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/** Member cards issued by a customer's stores, and the member who has registered with each. */
export const memberCards = pgTable(
  'member_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Ten digits. */
    number: text().notNull(),
    /** Family name of the holder in full-width katakana: number and name together open the card. */
    lastNameKana: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('member_cards_number').on(t.channelId, t.number),
    index('member_cards_user').on(t.userId),
    check('member_cards_ten_digits', sql`${t.number} ~ '^[0-9]{10}$'`),
  ],
);
