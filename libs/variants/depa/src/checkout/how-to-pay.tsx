import type { OrderCompletePageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList } from '@shop/kit';
import styles from './how-to-pay.module.css';

/** Number and last day for who pays outside the shop. */
export function HowToPay({ instructions }: { readonly instructions: NonNullable<OrderCompletePageProps['instructions']> }) {
  const t = useCopy(checkoutCopy).complete;
  const { title, number, until, rows } = instructions;
  return (
    <section className={styles.pay} aria-labelledby="how-to-pay">
      <h2 className={styles.title} id="how-to-pay">
        {title}
      </h2>
      {number && (
        <p className={styles.number}>
          <small>{t.number}</small>
          {number}
        </p>
      )}
      <DefinitionList
        items={[
          ...(until ? [{ id: 'until', term: t.until, description: <strong>{until}</strong> }] : []),
          ...rows.map((row) => ({ id: row.label, term: row.label, description: row.value })),
        ]}
      />
    </section>
  );
}
