import type { JstDay } from './in-japan.ts';

/** Formats a day as `11月24日`; only `27日` if it is in the same month as `after`, which precedes it in the text. */
export function formatMonthDay(day: JstDay, after?: JstDay): string {
  const [, month, date] = day.split('-').map(Number);
  return after?.slice(0, 7) === day.slice(0, 7) ? `${date}日` : `${month}月${date}日`;
}
