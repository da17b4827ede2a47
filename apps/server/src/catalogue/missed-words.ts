import { inJapan, ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { Ctx } from '../platform/context/ctx.ts';
import type { Job } from '../platform/jobs/job.ts';
import { addMissedWords, type MissedWordRow, trimMissedWords } from './missed-words.queries.ts';
import { countedWordOf } from './missed-words.rules.ts';

const RETENTION_DAYS = 90;
/** Per day. */
const MOST_WORDS = 1000;
/** Until the next write; further ones are not counted. */
const MOST_WAITING = 500;

type Waiting = Map<string, MissedWordRow>;

const waitingOf = new WeakMap<object, Waiting>();

/**
 * Counts a search without results, anonymously. Counts are written later, so that a search writes nothing; those since
 * the last write are lost when the process ends.
 */
export function countMissedWord({ snapshots, clock }: Pick<Ctx, 'snapshots' | 'clock'>, typed: string): void {
  const word = countedWordOf(typed);
  if (word === null) return;
  const day = inJapan(clock.now()).day;
  const waiting: Waiting = waitingOf.get(snapshots) ?? new Map<string, MissedWordRow>();
  waitingOf.set(snapshots, waiting);
  const key = `${day} ${word}`;
  const before = waiting.get(key);
  if (before || waiting.size < MOST_WAITING) waiting.set(key, { day, word, count: (before?.count ?? 0) + 1 });
}

/** Writes the counts of this process, and limits the size of the table. */
export async function writeMissedWords({
  db,
  snapshots,
  clock,
}: Pick<Ctx, 'db' | 'snapshots' | 'clock'>): Promise<void> {
  const rows = [...(waitingOf.get(snapshots)?.values() ?? [])];
  waitingOf.delete(snapshots);
  await addMissedWords(db, rows);
  await trimMissedWords(db, {
    before: DateTime.fromJSDate(clock.now(), JAPAN).minus({ days: RETENTION_DAYS }).toFormat(ISO_DAY),
    most: MOST_WORDS,
  });
}

/** Writes the counts of words without results. */
export const missedWordsJob: Job = { name: 'missed-words', everyMs: 60_000, run: writeMissedWords };
