import type { DateChoice } from '@shop/theming';
import { dayCalendarCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './day-calendar.module.css';

/** The meaning of the marks in the grid; only of those in use. */
export function CalendarLegend({ days }: { readonly days: readonly DateChoice[] }) {
  const t = useCopy(dayCalendarCopy);
  const marks = [
    { mark: t.legendClosed, text: t.legendClosedText, isClosed: true, isUsed: days.some(({ isOpen }) => !isOpen) },
    {
      mark: t.holidayMark,
      text: t.legendHoliday,
      isClosed: false,
      isUsed: days.some(({ holiday }) => holiday !== null),
    },
    {
      mark: t.shopClosedMark,
      text: t.legendShopClosed,
      isClosed: false,
      isUsed: days.some(({ holiday, shopClosed }) => shopClosed !== null && holiday === null),
    },
    { mark: t.legendRokuyo, text: t.legendRokuyoText, isClosed: false, isUsed: true },
  ];
  return (
    <dl className={styles.legend}>
      {marks
        .filter(({ isUsed }) => isUsed)
        .map(({ mark, text, isClosed }) => (
          <div key={mark}>
            <dt data-closed={isClosed || undefined}>{mark}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
