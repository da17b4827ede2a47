import type { PaymentPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Icon, Notice } from '@shop/kit';
import { CardWaiting } from './card-waiting.tsx';
import { Panel } from './panel.tsx';
import styles from './card-entry.module.css';

/** The card: its fields belong to the payment service; what was entered shows only its last digits. */
export function CardEntry({ card }: { card: NonNullable<PaymentPageProps['card']> }) {
  const t = useCopy(checkoutCopy);
  const { entered } = card;
  const brands: Readonly<Record<string, string>> = t.payment.cardBrands;
  return (
    <Panel title={t.payment.cardTitle}>
      {entered ? (
        <div className={styles.entered}>
          <p>
            <Icon name="card" />
            {t.payment.cardEntered(brands[entered.brand] ?? entered.brand, entered.last4, entered.exp)}
          </p>
          <Button size="small" onClick={card.onReenter}>
            {t.payment.cardReenter}
          </Button>
        </div>
      ) : (
        <div className={styles.frame} data-status={card.status}>
          {card.status === 'loading' && <CardWaiting />}
          {card.status === 'failed' && <Notice tone="warning">{t.payment.cardUnavailable}</Notice>}
          {card.frame}
        </div>
      )}
      {card.isSandbox && !entered && <Notice>{t.payment.cardSandbox}</Notice>}
      <p className={styles.safe}>
        <Icon name="lock" />
        {t.payment.cardSafe}
      </p>
    </Panel>
  );
}
