import { ISO_DAY, JAPAN, type JstDay } from '@shop/japanese';
import { DateTime } from 'luxon';

const parserOf = (format: string) => DateTime.buildFormatParser(format, JAPAN);
const TIMES = ['H:mm', 'H:mm:ss', 'H:mm:ss.u'];
/** The accepted forms: in Japanese time, or with an offset. */
const days = ['yyyy-M-d', 'yyyy-M-dZZ'].map(parserOf);
const instants = ['', 'ZZ'].flatMap((zone) => TIMES.map((time) => parserOf(`yyyy-M-d ${time}${zone}`)));
/** A date of three numbers, with `0:00` if a spreadsheet has added it. */
const writtenDays = ['yyyy-M-d', 'yyyy-M-d H:mm', 'yyyy-M-d H:mm:ss'].map(parserOf);

/**
 * Returns an instant as written in files: in Japanese time, e.g. `2026-11-20T10:00:00+09:00`, with milliseconds if
 * there are any.
 */
export function instantText(at: Date): string {
  const seconds = at.getMilliseconds() === 0 ? 'ss' : 'ss.SSS';
  return DateTime.fromJSDate(at, JAPAN).toFormat(`${ISO_DAY}'T'HH:mm:${seconds}ZZ`);
}

/** The end of the day that a date without a time means: a period that ends on a day includes it. */
export type DayEdge = 'start' | 'end';

/**
 * Returns an instant as people and spreadsheets write it (`2026-11-20`, `2026/11/20 9:30`, `2026年11月20日`, in any
 * width), in Japanese time by default; null for other texts. A date without a time is the first or the last millisecond
 * of its day.
 */
export function parseInstant(text: string, edge: DayEdge = 'start'): Date | null {
  const day = parse(text, days);
  return (edge === 'end' ? day?.endOf('day') : day)?.toJSDate() ?? parse(text, instants)?.toJSDate() ?? null;
}

/**
 * Returns a day as people and spreadsheets write it (`2026/11/1`, `2026年11月1日`, in any width) as `2026-11-01`; null for
 * other texts.
 */
export function parseDay(text: string): JstDay | null {
  const day = parse(text, writtenDays);
  return day?.hour === 0 && day.minute === 0 && day.second === 0 ? day.toFormat(ISO_DAY) : null;
}

function parse(text: string, parsers: typeof days): DateTime | undefined {
  const plain = writtenPlainly(text);
  const options = { ...JAPAN, setZone: true };
  return parsers.map((parser) => DateTime.fromFormatParser(plain, parser, options)).find(({ isValid }) => isValid);
}

/** With the signs of ISO 8601, but a space before the time. */
function writtenPlainly(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/^'/, '')
    .replace(/[/年月]/g, '-')
    .replace(/[日T]\s*/, ' ')
    .replace(/Z$/, '+00:00')
    .replace(/\s+(?=[+-]|$)/, '');
}
