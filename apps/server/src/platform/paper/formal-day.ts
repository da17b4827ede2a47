import type { JstDay } from '@shop/japanese';

/** Returns a day in the form of formal documents: `2026-11-05` → `2026年11月5日`. */
export function formalDay(day: JstDay): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}
