import type { ReactNode } from 'react';
import { PageHeading } from '@shop/kit';
import styles from './narrow-page.module.css';

interface NarrowPageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A single centred column, for screens with one short form. */
export function NarrowPage({ title, lead, children, className = styles.page }: NarrowPageProps) {
  return (
    <div className={className} data-sheet="narrow">
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
