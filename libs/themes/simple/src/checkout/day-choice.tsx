import { useId } from 'react';
import type { DeliveryParcel } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, DayCalendar, Icon, SelectField } from '@shop/kit';
import styles from './day-choice.module.css';

/** The day of one parcel: none, one of the calendar, or one of the plain list. */
export function DayChoice({ parcel: { dates, date, earliest, onDate } }: { parcel: DeliveryParcel }) {
  const t = useCopy(checkoutCopy);
  const title = useId();
  return (
    <div className={styles.choice} role="group" aria-labelledby={title}>
      <p className={styles.title}>
        <span id={title}>{t.delivery.date}</span>
        {earliest && <span className={styles.earliest}>{t.delivery.earliest(earliest)}</span>}
      </p>
      <Button
        size="small"
        wide
        icon={date === null ? 'check' : undefined}
        aria-pressed={date === null}
        onClick={() => onDate(null)}
      >
        {t.delivery.noDate}
      </Button>
      <DayCalendar label={t.delivery.date} days={dates} value={date} onChange={onDate} />
      <details className={styles.list}>
        <summary>
          {t.delivery.dateList}
          <Icon name="arrow-down" />
        </summary>
        <SelectField
          label={t.delivery.date}
          width="medium"
          value={date ?? ''}
          onChange={(event) => onDate(event.target.value === '' ? null : event.target.value)}
          placeholder={t.delivery.noDate}
          options={dates.map((day) => ({
            value: day.value,
            label: day.reason ? t.delivery.closedDate(day.label, day.reason) : day.label,
            disabled: !day.isOpen,
          }))}
        />
      </details>
    </div>
  );
}
