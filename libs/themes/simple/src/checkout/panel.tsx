import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  /** Stands at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly lead?: ReactNode;
  /** `quiet` stands on a tinted ground: for what is read, not filled in. `wide` is a table, which wants all the room there is. */
  readonly look?: 'framed' | 'quiet' | 'wide';
  readonly children: ReactNode;
}

/** A titled part of a step. */
export function Panel({ title, aside, lead, look = 'framed', children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} data-look={look} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside}
      </header>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
