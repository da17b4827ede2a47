import type { PaymentPageProps, SavedCardChoice, SavedCardView } from '@shop/theming';
import { checkoutCopy, cardsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Checkbox, Icon, RadioGroup } from '@shop/kit';
import { CardFrame, CardSafe } from './card-frame.tsx';
import { Panel } from './panel.tsx';
import styles from './card-entry.module.css';

const other = 'other';

/** The card: a saved one, or the fields of the payment service; an entered card only shows its last digits. */
export function CardEntry({ card }: { card: NonNullable<PaymentPageProps['card']> }) {
  const t = useCopy(checkoutCopy);
  const { entered, saved, save } = card;
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
      {save && (
        <Checkbox
          label={t.payment.keep}
          description={t.payment.saveHint}
          checked={save.checked}
          onChange={(event) => save.onChange(event.target.checked)}
        />
      )}
      <CardSafe />
    </Panel>
  );
}

/** A choice of saved cards, with a new card last. */
function SavedCards({ cards, chosen, onChoose }: SavedCardChoice) {
  const t = useCopy(checkoutCopy).payment;
  const texts = useCopy(cardsCopy);
  const notesOf = ({ expiration, expiry }: SavedCardView) =>
    [texts.expiry(expiration), texts.expiryState[expiry]].filter(Boolean).join(' ');
  return (
    <RadioGroup
      legend={t.savedLegend}
      name="saved-card"
      look="card"
      value={chosen === null ? other : String(chosen)}
      onChange={(value) => onChoose(value === other ? null : Number(value))}
      options={[
        ...cards.map((card) => ({
          value: String(card.id),
          label: card.label,
          description: notesOf(card),
          disabled: card.expiry === 'over',
        })),
        { value: other, label: t.savedOther },
      ]}
    />
  );
}
