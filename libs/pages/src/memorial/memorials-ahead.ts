import type { Memorial } from '@shop/api';
import { paths } from '@shop/constants';
import type { memorialCopy } from '@shop/copy';
import { daysBetween, formatDateWithWeekday, nextYearlyDay, type JstDay } from '@shop/japanese';
import type { MyPageHomeProps } from '@shop/theming';

/** Returns the memorial days with their next dates from today (in Japan), nearest first. */
export function memorialsAhead(
  memorials: readonly Memorial[],
  today: JstDay,
): { readonly memorial: Memorial; readonly next: JstDay }[] {
  return memorials
    .map((memorial) => ({ memorial, next: nextYearlyDay(memorial, today) }))
    .toSorted((a, b) => a.next.localeCompare(b.next) || a.memorial.id - b.memorial.id);
}

/** Returns the nearest memorial day for my page; null for none. */
export function nextMemorial(
  memorials: readonly Memorial[],
  today: JstDay,
  t: typeof memorialCopy,
): MyPageHomeProps['memorial'] {
  const [nearest] = memorialsAhead(memorials, today);
  if (!nearest) return null;
  const { memorial, next } = nearest;
  return {
    label: t.named(memorial.target_user_name, memorial.name),
    day: formatDateWithWeekday(next),
    daysLeft: daysBetween(today, next),
    href: paths.mypageMemorials(),
  };
}
