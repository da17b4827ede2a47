import type { JstDay } from '@shop/japanese';
import { desc, gte, lt, max, sql, sum } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { missedWords } from '../platform/db/schema/missed-words.ts';

export type MissedWordRow = typeof missedWords.$inferSelect;

/** Adds counts to the existing ones. Rows are locked in a fixed order, so that processes do not deadlock. */
export async function addMissedWords(db: Db, rows: readonly MissedWordRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(missedWords)
    .values(rows.toSorted((a, b) => (a.day + a.word < b.day + b.word ? -1 : 1)))
    .onConflictDoUpdate({
      target: [missedWords.day, missedWords.word],
      set: { count: sql`${missedWords.count} + excluded.count` },
    });
}

/** Deletes days before `before`, and of each day the rarest words beyond `most`. */
export async function trimMissedWords(
  db: Db,
  { before, most }: { readonly before: JstDay; readonly most: number },
): Promise<void> {
  await db.delete(missedWords).where(lt(missedWords.day, before));
  await db.execute(sql`
    delete from ${missedWords} using (
      select day, word, row_number() over (partition by day order by count desc, word) as place from ${missedWords}
    ) ranked
    where ranked.place > ${most}::int and ranked.day = ${missedWords.day} and ranked.word = ${missedWords.word}
  `);
}

/** Reads the words searched for most since a day, with the last day of each. */
export async function topMissedWords(
  db: Db,
  { since, most }: { readonly since: JstDay; readonly most: number },
): Promise<{ word: string; count: number; lastOn: JstDay }[]> {
  const count = sum(missedWords.count).mapWith(Number);
  const rows = await db
    .select({ word: missedWords.word, count, lastOn: max(missedWords.day) })
    .from(missedWords)
    .where(gte(missedWords.day, since))
    .groupBy(missedWords.word)
    .orderBy(desc(count), desc(max(missedWords.day)), missedWords.word)
    .limit(most);
  return rows.map(({ word, count: times, lastOn }) => ({ word, count: times, lastOn: lastOn ?? since }));
}
