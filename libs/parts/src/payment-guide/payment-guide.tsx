import { prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { PayInstructions } from '@shop/theming';
import { CopyText, DefinitionList, Notice, Price } from '@shop/kit';
import { PrepaymentBadge } from './prepayment-badge.tsx';
import styles from './payment-guide.module.css';

/** How to pay at the store or by transfer: the number in large type, amount and last day below it, then every step. */
export function PaymentGuide({ instructions }: { readonly instructions: PayInstructions }) {
  const t = useCopy(prepaymentCopy);
  const { state, amount, until, number, rows, steps, note } = instructions;
  return (
    <>
      {state === 'overdue' && note && <Notice tone="warning">{note}</Notice>}
      {number && (
        <div className={styles.number}>
          <small>{t.number}</small>
          <CopyText label={t.number} value={number} />
        </div>
      )}
      <DefinitionList
        items={[
          { id: 'state', term: t.state, description: <PrepaymentBadge state={state} /> },
          { id: 'amount', term: t.amount, description: <Price yen={amount} /> },
          ...(until ? [{ id: 'until', term: t.until, description: <strong>{t.untilDay(until)}</strong> }] : []),
          ...rows.map(({ label, value, copyText }) => ({
            id: label,
            term: label,
            description: copyText === null ? value : <CopyText label={label} value={value} copyText={copyText} />,
          })),
        ]}
      />
      <section className={styles.how}>
        <h3 className={styles.title}>{t.stepsTitle}</h3>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {state === 'unpaid' && note && <p className={styles.note}>{note}</p>}
    </>
  );
}
