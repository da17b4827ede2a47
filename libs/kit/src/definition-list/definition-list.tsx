import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface DefinitionListProps {
  readonly items: readonly { readonly id: string; readonly term: ReactNode; readonly description: ReactNode }[];
  /** `ruled` parts the rows by hairlines. */
  readonly look?: 'plain' | 'ruled';
}

/** Terms and what they mean, in two columns where there is room. */
export function DefinitionList({ items, look = 'ruled' }: DefinitionListProps) {
  return (
    <dl className={styles.list} data-look={look}>
      {items.map((item) => (
        <div key={item.id} className={styles.row}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.description}>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
