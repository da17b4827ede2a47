import type { ReactNode } from 'react';
import { Knot } from './knot.tsx';
import styles from './ruled-title.module.css';

interface RuledTitleProps {
  readonly id?: string;
  readonly level: 1 | 2;
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Whether it is on a green background. */
  readonly inverse?: boolean;
}

/** A heading in the middle of its column, between two rules of gold, under the knot. */
export function RuledTitle({ id, level, children, lead, inverse }: RuledTitleProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.head} data-inverse={inverse || undefined}>
      <Knot />
      <Title className={styles.title} id={id}>
        <span>{children}</span>
      </Title>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
