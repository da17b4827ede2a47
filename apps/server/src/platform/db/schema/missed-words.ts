import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Words that found nothing, and how often they were searched for on a day (JST). Nothing says who did. */
export const missedWords = pgTable(
  'missed_words',
  { day: date().notNull(), word: text().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.word] })],
);
