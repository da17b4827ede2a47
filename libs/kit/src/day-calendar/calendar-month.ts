import { addDays, weekdayIndex, type JstDay } from '@shop/japanese';

/** `2026-11-21` → `2026-11` */
export const monthOf = (day: JstDay): string => day.slice(0, 7);

/** Returns the following (`step` 1) or preceding (`step` -1) month. */
export function monthBeside(month: string, step: 1 | -1): string {
  return monthOf(addDays(`${month}-01`, step === 1 ? 31 : -1));
}

/** Returns the days of a month in weeks from Sunday; null fills the first and the last week. */
export function weeksOf(month: string): (JstDay | null)[][] {
  const cells: (JstDay | null)[] = Array.from({ length: weekdayIndex(`${month}-01`) }, () => null);
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Returns the day of the same number in a month, or the month's last day. */
export function sameDayIn(month: string, day: JstDay): JstDay {
  const last = addDays(`${monthBeside(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Returns the day that a key moves to, between `first` and `last`; null for other keys. */
export function dayByKey(key: string, day: JstDay, first: JstDay, last: JstDay): JstDay | null {
  const target = unboundDay(key, day);
  if (target === null) return null;
  if (target < first) return first;
  return target > last ? last : target;
}

function unboundDay(key: string, day: JstDay): JstDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayIndex(day));
    case 'End':
      return addDays(day, 6 - weekdayIndex(day));
    case 'PageUp':
      return sameDayIn(monthBeside(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(monthBeside(monthOf(day), 1), day);
    default:
      return null;
  }
}
