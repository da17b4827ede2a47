import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface DefinitionListProps {
  readonly items: readonly { readonly id: string; readonly term: ReactNode; readonly description: ReactNode }[];
}

/** Terms and descriptions, in two columns if there is room, with hairlines between the rows. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.id} className={styles.row}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.description}>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
