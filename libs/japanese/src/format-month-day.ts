import type { JstDay } from './in-japan.ts';

/** A day as `11月24日`; only `27日` when it lies in the same month as `after`, which was named before it. */
export function formatMonthDay(day: JstDay, after?: JstDay): string {
  const [, month, date] = day.split('-').map(Number);
  return after?.slice(0, 7) === day.slice(0, 7) ? `${date}日` : `${month}月${date}日`;
}
