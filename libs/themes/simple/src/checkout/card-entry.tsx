import type { PaymentPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Checkbox, Icon } from '@shop/kit';
import { CardFrame, CardSafe } from './card-frame.tsx';
import { Panel } from './panel.tsx';
import { SavedCards } from './saved-cards.tsx';
import styles from './card-entry.module.css';

/** The card: a kept one, or the fields of the payment service; what was entered shows only its last digits. */
export function CardEntry({ card }: { card: NonNullable<PaymentPageProps['card']> }) {
  const t = useCopy(checkoutCopy);
  const { entered, saved, keep } = card;
  const brands: Readonly<Record<string, string>> = t.payment.cardBrands;
  const isTyped = saved === null || saved.chosen === null;
  return (
    <Panel title={t.payment.cardTitle}>
      {saved && <SavedCards {...saved} />}
      {entered && (
        <div className={styles.entered}>
          <p>
            <Icon name="card" />
            {t.payment.cardEntered(brands[entered.brand] ?? entered.brand, entered.last4, entered.exp)}
          </p>
          <Button size="small" onClick={card.onReenter}>
            {t.payment.cardReenter}
          </Button>
        </div>
      )}
      {!entered && isTyped && <CardFrame fields={card} unavailable={t.payment.cardUnavailable} />}
      {keep && (
        <Checkbox
          label={t.payment.keep}
          description={t.payment.keepHint}
          checked={keep.checked}
          onChange={(event) => keep.onChange(event.target.checked)}
        />
      )}
      <CardSafe />
    </Panel>
  );
}
