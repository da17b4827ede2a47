import type { JstDay } from './in-japan.ts';
import { midnight } from './jst-day.ts';

const era = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the era year of a day: `2026-11-21` → `令和8年`. The first year of an era is 元年. */
export function eraYearOf(day: JstDay): string {
  return era.format(midnight(day)).replace(/([^\d])1年$/, '$1元年');
}

/** Returns the hint next to a year of birth: 2000 → `平成12年`, 1989 → `昭和64年・平成元年` (F-14). */
export function eraHint(year: number): string {
  const text = String(year).padStart(4, '0');
  const [first, last] = [eraYearOf(`${text}-01-01`), eraYearOf(`${text}-12-31`)];
  return first === last ? first : `${first}・${last}`;
}
