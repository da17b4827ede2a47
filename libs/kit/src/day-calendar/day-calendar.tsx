import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DateChoice } from '@shop/theming';
import { dayCalendarCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton } from '../button/icon-button.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { dayByKey, monthBeside, monthOf, sameDayIn, weeksOf } from './calendar-month.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './day-calendar.module.css';

export interface DayCalendarProps {
  /** The purpose of the day; labels the grid together with its month. */
  readonly label: string;
  /** The days with data, in order and without gaps. */
  readonly days: readonly DateChoice[];
  /** The selected day, or null. */
  readonly value: string | null;
  readonly onChange: (day: string) => void;
}

/**
 * A calendar that shows one month at a time. One day is in the tab order; arrows, Home, End, PageUp and PageDown move
 * to the others, including unavailable ones, which show the reason.
 */
export function DayCalendar({ label, days, value, onChange }: DayCalendarProps) {
  const t = useCopy(dayCalendarCopy);
  const title = useId();
  const sheet = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ day: startOf(days, value), value, announcement: null as string | null });
  // Moves to a day that was selected elsewhere, in the list or for all parcels.
  if (at.value !== value) setAt({ day: value ?? at.day, value, announcement: null });
  const [first, last] = [days[0]?.value, days.at(-1)?.value];
  if (first === undefined || last === undefined) return null;

  const known = new Map(days.map((day) => [day.value, day]));
  const day = known.has(at.day) ? at.day : startOf(days, value);
  const month = monthOf(day);
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Weeks without data, such as past ones, are left out.
  const weeks = weeksOf(month).filter((week) => week.some((date) => date !== null && known.has(date)));
  const chosen = value === null ? undefined : known.get(value);
  const choose = (one: DateChoice) => {
    setAt({ ...at, day: one.value, announcement: one.isOpen ? null : closedLabel(one) });
    if (one.isOpen) onChange(one.value);
  };
  const closedLabel = (one: DateChoice) => `${one.label} ${one.reason ? t.closed(one.reason) : t.closedPlain}`;
  const turn = (step: 1 | -1) => {
    const target = sameDayIn(monthBeside(month, step), day);
    setAt({ ...at, day: target < first ? first : target > last ? last : target, announcement: null });
  };
  const move = (event: KeyboardEvent) => {
    const target = dayByKey(event.key, day, first, last);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The day may be in a month that must be rendered first.
    flushSync(() => setAt({ ...at, day: target, announcement: null }));
    sheet.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };
  const chosenLabel = chosen ? t.chosen(chosen.label) : t.notChosen;
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton icon="arrow-left" label={t.previous} disabled={month === monthOf(first)} onClick={() => turn(-1)} />
        <p className={styles.month} id={title} aria-live="polite">
          <VisuallyHidden>{label} </VisuallyHidden>
          {t.month(year, number)}
        </p>
        <IconButton icon="arrow-right" label={t.next} disabled={month === monthOf(last)} onClick={() => turn(1)} />
      </div>
      <table className={styles.sheet} role="grid" aria-labelledby={title} ref={sheet} onKeyDown={move}>
        <thead>
          <tr>
            {t.weekdays.map((name) => (
              <th key={name} scope="col" abbr={t.weekday(name)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) => (
                <CalendarDay
                  key={date ?? `empty-${weekday}`}
                  date={date}
                  day={date === null ? undefined : known.get(date)}
                  isChosen={date !== null && date === value}
                  isReached={date === day}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.status} role="status">
        {at.announcement ?? (days.some(({ isOpen }) => isOpen) ? chosenLabel : t.nothingOpen)}
      </p>
      <CalendarLegend days={days} />
    </div>
  );
}

/** Returns the selected day, otherwise the first available one, otherwise the first. */
function startOf(days: readonly DateChoice[], value: string | null): string {
  return (days.find((day) => day.value === value) ?? days.find(({ isOpen }) => isOpen) ?? days[0])?.value ?? '';
}
