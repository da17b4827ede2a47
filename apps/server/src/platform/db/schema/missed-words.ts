import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Search words without results, and their number of searches on a day (JST), without personal data. */
export const missedWords = pgTable(
  'missed_words',
  { day: date().notNull(), word: text().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.word] })],
);
