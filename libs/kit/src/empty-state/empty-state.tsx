import type { ReactNode } from 'react';
import { Illustration } from '../illustration/illustration.tsx';
import type { IllustrationName } from '../illustration/illustrations.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly illustration?: IllustrationName;
  readonly title: ReactNode;
  /** The heading level of the title; a paragraph if absent. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** The links to continue. */
  readonly actions?: ReactNode;
}

/** A placeholder for empty content: an illustration, an explanation, links to continue. */
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
