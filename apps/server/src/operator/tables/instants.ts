import { isCalendarDay, type JstDay } from '@shop/japanese';

const WRITTEN =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?)?\s*(Z|[+-]\d{2}:\d{2})?$/;
/** A date of three numbers, with `0:00` where a spreadsheet has added it. */
const WRITTEN_DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?: 0?0:00(?::00)?)?$/;
const JAPAN_MS = 9 * 60 * 60_000;

/** An instant as files show it: in Japanese time, e.g. `2026-11-20T10:00:00+09:00`; milliseconds where there are some. */
export function instantText(at: Date): string {
  return new Date(at.getTime() + JAPAN_MS).toISOString().replace('.000Z', 'Z').replace('Z', '+09:00');
}

/** Which end of its day a date without a time means: a period that ends on a day includes it. */
export type DayEdge = 'start' | 'end';

const edges = { start: ['0', '00', '00', ''], end: ['23', '59', '59', '.999'] } as const;

/**
 * An instant as people and spreadsheets write it (`2026-11-20`, `2026/11/20 9:30`, `2026年11月20日`, in any width), Japanese
 * time unless it says otherwise; null when it is none. A date without a time is the first or the last millisecond of its day.
 */
export function parseInstant(text: string, edge: DayEdge = 'start'): Date | null {
  const [, year, month, day, ...clock] = WRITTEN.exec(writtenPlainly(text)) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const zone = clock[4] ?? '+09:00';
  const [hour = '0', minute = '00', second = '00', fraction = ''] = clock[0] === undefined ? edges[edge] : clock;
  const two = (part: string) => part.padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const at = new Date(`${date}T${two(hour)}:${minute}:${second}${fraction}${zone}`);
  // `2026-02-30` would become the second of March.
  const isDay = !Number.isNaN(at.getTime()) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isDay ? at : null;
}

/** A day as people and spreadsheets write it (`2026/11/1`, `2026年11月1日`, in any width) as `2026-11-01`; null when it is none. */
export function parseDay(text: string): JstDay | null {
  const [, year, month, day] = WRITTEN_DAY.exec(writtenPlainly(text)) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(written) ? written : null;
}

function writtenPlainly(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/^'/, '')
    .replace(/^(\d{4})年(\d{1,2})月(\d{1,2})日/, '$1/$2/$3');
}
