import type { Memorial } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import type { memorialCopy } from '@shop/copy';
import { daysBetween, formatDateWithWeekday, isLeapDay, type JstDay } from '@shop/japanese';
import type { MemorialMonth, MemorialView } from '@shop/theming';
import { memorialsAhead } from '../memorial/memorials-ahead.ts';

/** The actions of a memorial day; `next` is its next date. */
export interface MemorialActions {
  readonly onDelete: (memorial: Memorial, label: string) => void;
  readonly onGive: (next: JstDay, label: string) => void;
  readonly busy: number | null;
}

/** Returns the memorial days of the next twelve months, from today (in Japan), by month. */
export function memorialMonths(
  memorials: readonly Memorial[],
  today: JstDay,
  actions: MemorialActions,
  t: typeof memorialCopy,
): MemorialMonth[] {
  return [...Map.groupBy(memorialsAhead(memorials, today), ({ next }) => next.slice(0, 7))].map(([month, own]) => ({
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    entries: own.map(({ memorial, next }) => memorialView(memorial, { next, today }, actions, t)),
  }));
}

function memorialView(
  memorial: Memorial,
  { next, today }: { next: JstDay; today: JstDay },
  { onDelete, onGive, busy }: MemorialActions,
  t: typeof memorialCopy,
): MemorialView {
  const { id, target_user_name: person, name, division_ct: division, call } = memorial;
  const label = t.named(person, name);
  return {
    id,
    label,
    person,
    name,
    division,
    day: formatDateWithWeekday(next),
    daysLeft: daysBetween(today, next),
    isLeapDay: isLeapDay(memorial),
    call,
    editHref: paths.mypageMemorialEdit(String(id)),
    giveHref: withQuery(paths.products(), { tag: 'gift' }),
    onGive: () => onGive(next, label),
    onDelete: () => onDelete(memorial, label),
    isBusy: busy === id,
  };
}
