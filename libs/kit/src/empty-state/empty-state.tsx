import type { ReactNode } from 'react';
import { Illustration } from '../illustration/illustration.tsx';
import type { IllustrationName } from '../illustration/illustrations.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly illustration?: IllustrationName;
  readonly title: ReactNode;
  /** Heading level of the title; a paragraph when absent. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** Ways on. */
  readonly actions?: ReactNode;
}

/** What stands where there is nothing: a drawing, what it means, ways on. */
export function EmptyState({ illustration, title, headingLevel, children, actions }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={styles.empty} data-sheet="empty">
      {illustration && (
        <span className={styles.picture}>
          <Illustration name={illustration} alt="" />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
