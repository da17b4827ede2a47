import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Stands at the end of the line: a count, a button. */
  readonly aside?: ReactNode;
}

/** The one h1 of a page. Its words are a box of their own: a theme may draw around their longest line. */
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
