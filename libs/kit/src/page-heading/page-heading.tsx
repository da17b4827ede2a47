import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Stands at the end of the line: a count, a button. */
  readonly aside?: ReactNode;
}

/** The one h1 of a page. */
export function PageHeading({ children, lead, aside }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>{children}</h1>
      {aside}
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
