import type { OrderPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList } from '@shop/kit';
import styles from './order-terms.module.css';

/** The six legally required items as shown before the order, collapsed (L-05). */
export function OrderTerms({ terms }: Pick<OrderPageProps, 'terms'>) {
  const t = useCopy(accountCopy).order;
  if (terms.length === 0) return null;
  return (
    <details className={styles.terms}>
      <summary className={styles.summary}>{t.termsTitle}</summary>
      <p className={styles.lead}>{t.termsLead}</p>
      <DefinitionList
        items={terms.map(({ id, title, lines }) => ({
          id,
          term: title,
          description: (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
        }))}
      />
    </details>
  );
}
