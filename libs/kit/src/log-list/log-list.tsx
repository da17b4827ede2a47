import { useId, type ReactNode } from 'react';
import styles from './log-list.module.css';

export interface LogListProps<Row extends LogRow> {
  /** In display order; entries of one day are adjacent. */
  readonly rows: readonly Row[];
  /** `cards`: side by side. `rows`: one below the other. */
  readonly layout?: 'rows' | 'cards';
  /** Renders a row, usually a `LogEntry`. */
  readonly children: (row: Row) => ReactNode;
}

/** The fields of a row that the list needs. */
interface LogRow {
  readonly id: number | string;
  /** As displayed: `2026.11.21`. */
  readonly day: string;
}

/** A log, grouped by day. */
export function LogList<Row extends LogRow>({ rows, layout = 'rows', children }: LogListProps<Row>) {
  const id = useId();
  return (
    <div className={styles.days}>
      {byDay(rows).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`${id}-${day}`}>
          <h2 id={`${id}-${day}`} className={styles.day}>
            {day}
          </h2>
          <ul className={styles.list} data-layout={layout}>
            {ofDay.map((row) => (
              <li key={row.id} className={styles.row}>
                {children(row)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export interface LogEntryProps {
  /** `9:05`; absent if only the day is known. */
  readonly time?: string;
  readonly title: ReactNode;
  /** Further information in muted text. */
  readonly notes?: readonly string[];
  /** An action on the entry. */
  readonly action?: ReactNode;
  /** The amount in a column at the end: `+120ポイント`. */
  readonly figure?: string;
}

/** A row of a log: time, title and action. */
export function LogEntry({ time, title, notes = [], action, figure }: LogEntryProps) {
  return (
    <div className={styles.entry}>
      {time && <p className={styles.time}>{time}</p>}
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        {notes.length > 0 && (
          <p className={styles.notes}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        )}
      </div>
      {action}
      {figure && <strong className={styles.figure}>{figure}</strong>}
    </div>
  );
}

function byDay<Row extends LogRow>(rows: readonly Row[]): readonly (readonly [string, readonly Row[]])[] {
  const days = new Map<string, Row[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days];
}
