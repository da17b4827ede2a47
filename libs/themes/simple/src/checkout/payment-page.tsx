import { useEffect, useRef } from 'react';
import { CartSavings, type PaymentMethodView, type PaymentPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, RadioGroup, Skeleton } from '@shop/kit';
import { Caution } from '@shop/parts';
import { CardEntry } from './card-entry.tsx';
import { OtherFields } from './other-fields.tsx';
import { Panel } from './panel.tsx';
import { ReceiptFields } from './receipt-fields.tsx';
import { StepActions } from './step-actions.tsx';
import styles from './payment-page.module.css';

/** How to pay, each method with its fee or why it is closed. */
export default function PaymentPage(props: PaymentPageProps) {
  const t = useCopy(checkoutCopy);
  const { status, methods, chosen, onChoose, card, store, error, attempt, caution, next, backHref } = props;
  return (
    <div className={styles.page}>
      <Panel title={t.payment.savings}>
        <CartSavings coupon={props.coupon} points={props.points} />
      </Panel>
      <Panel title={t.payment.legend}>
        <Caution html={caution} />
        <Refusal error={error} attempt={attempt} />
        {status === 'loading' ? (
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </>
        ) : (
          <RadioGroup
            legend={t.payment.legend}
            legendHidden
            name="payment"
            look="card"
            value={chosen === null ? null : String(chosen)}
            onChange={(id) => onChoose(Number(id))}
            options={methods.map((method) => ({
              value: String(method.id),
              label: <MethodLabel method={method} />,
              description: method.isAvailable ? <MethodNotes method={method} /> : (method.reason ?? undefined),
              disabled: !method.isAvailable,
            }))}
          />
        )}
      </Panel>
      {card && <CardEntry card={card} />}
      {store && (
        <Panel title={t.payment.storeLegend}>
          <RadioGroup
            legend={t.payment.storeLegend}
            legendHidden
            name="store"
            direction="row"
            value={store.value}
            error={store.error ?? undefined}
            onChange={store.onChange}
            options={store.options.map((option) => ({ value: option.code, label: option.name }))}
          />
        </Panel>
      )}
      <OtherFields fields={props.others} />
      <ReceiptFields receipt={props.receipt} orderNote={props.orderNote} />
      <StepActions next={next} label={t.payment.next} backHref={backHref} />
    </div>
  );
}

function MethodLabel({ method }: { method: PaymentMethodView }) {
  const t = useCopy(checkoutCopy);
  return (
    <span className={styles.method}>
      <strong>{method.name}</strong>
      <span className={styles.fee}>{t.payment.fee(method.fee)}</span>
    </span>
  );
}

function MethodNotes({ method }: { method: PaymentMethodView }) {
  return (
    <>
      {method.description}
      {method.prepaid.map((note) => (
        <strong key={note} className={styles.prepaid}>
          {note}
        </strong>
      ))}
    </>
  );
}

/** Takes the focus each time that going on was refused (F-12). */
function Refusal({ error, attempt }: { error: string | null; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (!error) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" live>
        {error}
      </Notice>
    </div>
  );
}
