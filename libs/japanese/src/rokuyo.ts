import { DateTime } from 'luxon';
import type { JstDay } from './in-japan.ts';
import { JAPAN } from './japan.ts';

/** The six days of the lunar calendar, in the order of the remainder. */
const rokuyo = ['大安', '赤口', '先勝', '友引', '先負', '仏滅'] as const;

export type Rokuyo = (typeof rokuyo)[number];

/**
 * Korea's lunisolar calendar: its meridian is Japan's; in China new moons are an hour earlier, so some months begin on
 * other days.
 */
const LUNAR = { ...JAPAN, locale: 'en', outputCalendar: 'dangi' } as const;

/**
 * Returns the 六曜 of a day in Japan: month plus day of the lunar calendar, modulo six. A leap month counts as the month
 * before it.
 * @throws RangeError if the text is no calendar day
 */
export function rokuyoOf(day: JstDay): Rokuyo {
  const parts = DateTime.fromISO(day, LUNAR).toLocaleParts({ month: 'numeric', day: 'numeric' });
  const figure = (type: 'month' | 'day') => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  const found = rokuyo[(figure('month') + figure('day')) % 6];
  if (found === undefined) throw new RangeError(`${day} has no day of the dangi calendar`);
  return found;
}
