import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly lead?: ReactNode;
  /** `quiet` has a tinted background: for text, not for input. `wide` is a table with the full width. */
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
