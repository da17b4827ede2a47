import type { ReactNode } from 'react';
import styles from './guide-page.module.css';

/** A page of Storybook about the shop's design, in the colours and fonts of the chosen theme. */
export function GuidePage({
  title,
  lead,
  isWide = false,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** Whether it uses the full width, for tables. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <main className={styles.page} data-wide={isWide || undefined}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}
