import type { DateChoice } from '@shop/theming';
import { dayCalendarCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './day-calendar.module.css';

export interface CalendarDayProps {
  /** `YYYY-MM-DD`, or null for an empty cell of the grid. */
  readonly date: string | null;
  /** The data of the day; a day without data is only a number. */
  readonly day: DateChoice | undefined;
  readonly isChosen: boolean;
  /** Whether it is the one day in the tab order. */
  readonly isReached: boolean;
  readonly onChoose: (day: DateChoice) => void;
}

/** A cell of the grid. An unavailable day can be focused and pressed, since it then shows why it is unavailable. */
export function CalendarDay({ date, day, isChosen, isReached, onChoose }: CalendarDayProps) {
  const t = useCopy(dayCalendarCopy);
  if (date === null) return <td />;
  const number = Number(date.slice(8));
  if (!day) return <td className={styles.past}>{number}</td>;
  const closed = day.isOpen ? null : day.reason ? t.closed(day.reason) : t.closedPlain;
  const notes = [day.holiday, day.shopClosed && t.shopClosed(day.shopClosed), closed].filter((note) => note !== null);
  const mark = day.holiday !== null ? t.holidayMark : day.shopClosed !== null ? t.shopClosedMark : null;
  return (
    <td role="gridcell" aria-selected={isChosen}>
      <button
        className={styles.day}
        type="button"
        tabIndex={isReached ? 0 : -1}
        aria-disabled={!day.isOpen || undefined}
        aria-pressed={isChosen}
        title={notes.length > 0 ? notes.join('、') : undefined}
        data-holiday={day.holiday !== null || undefined}
        onClick={() => onChoose(day)}
      >
        <VisuallyHidden>{t.day(day.label, day.rokuyo, notes)}</VisuallyHidden>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {mark !== null && (
          <span className={styles.mark} aria-hidden="true">
            {mark}
          </span>
        )}
        <span className={styles.rokuyo} aria-hidden="true">
          {day.rokuyo}
        </span>
      </button>
    </td>
  );
}
