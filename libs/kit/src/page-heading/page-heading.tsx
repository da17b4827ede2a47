import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Shown at the end of the line: a count, a button. */
  readonly aside?: ReactNode;
}

/** The h1 of a page. Its text has a separate element, so that a theme can decorate its longest line. */
export function PageHeading({ children, lead, aside }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>
        <span>{children}</span>
      </h1>
      {aside}
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
