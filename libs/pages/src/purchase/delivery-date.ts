import type { checkoutCopy } from '@shop/copy';
import { formatDayWithWeekday } from '@shop/japanese';

type Texts = typeof checkoutCopy;

/** `2026-11-21` → `2026.11.21(土)` (F-16). */
export function dayText(day: string): string {
  return formatDayWithWeekday(day);
}

/** Returns the delivery day of a parcel as text: the requested day, or 指定なし(最短) with the planned day. */
export function plannedDay(wish: string | null, planned: string | null, t: Texts): string {
  if (wish !== null) return t.confirm.dateWish(dayText(wish));
  return planned === null ? t.delivery.noDate : t.confirm.dateEarliest(dayText(planned));
}
