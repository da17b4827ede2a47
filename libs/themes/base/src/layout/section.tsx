import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  /** The id of the heading; unique in its page. */
  readonly id: string;
  readonly title: ReactNode;
  /** Shown below the title, in the margin. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page: its heading in the margin, its content next to it; on small screens below it. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.margin}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
