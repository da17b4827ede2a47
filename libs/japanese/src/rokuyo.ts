import type { JstDay } from './in-japan.ts';
import { midnight } from './jst-day.ts';

/** The six days of the old calendar by which luck is told, in the order in which the remainder names them. */
const rokuyo = ['大安', '赤口', '先勝', '友引', '先負', '仏滅'] as const;

export type Rokuyo = (typeof rokuyo)[number];

/** Korea's lunisolar calendar: its meridian is Japan's, China's moons begin an hour apart and so some months on other days. */
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/**
 * The 六曜 of a day in Japan: month and day of the old calendar added, by six. A leap month counts as the month before it.
 * @throws RangeError when the text is no day of the calendar
 */
export function rokuyoOf(day: JstDay): Rokuyo {
  const parts = lunar.formatToParts(midnight(day));
  const figure = (type: 'month' | 'day') => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  const found = rokuyo[(figure('month') + figure('day')) % 6];
  if (found === undefined) throw new RangeError('this runtime has no dangi calendar');
  return found;
}
