import type { OrderCompletePageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList } from '@shop/kit';
import { Panel } from './panel.tsx';
import styles from './payment-instructions.module.css';

/** How to pay at the store or by transfer: the number large, the limit beside it. */
export function PaymentInstructions({ instructions }: { instructions: NonNullable<OrderCompletePageProps['instructions']> }) {
  const t = useCopy(checkoutCopy);
  const { number, until, rows } = instructions;
  return (
    <Panel title={instructions.title}>
      {number && (
        <p className={styles.number}>
          <small>{t.complete.number}</small>
          {number}
        </p>
      )}
      <DefinitionList
        items={[
          ...(until ? [{ id: 'until', term: t.complete.until, description: <strong>{until}</strong> }] : []),
          ...rows.map((row) => ({ id: row.label, term: row.label, description: row.value })),
        ]}
      />
    </Panel>
  );
}
