import type { CardEntryView } from '@shop/theming';
import { cardsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, Icon } from '@shop/kit';
import styles from './saved-card.module.css';

interface SavedCardProps {
  readonly card: CardEntryView;
  /** Opens a confirmation. */
  readonly onDelete: (() => void) | null;
}

/** One saved card with its actions. */
export function SavedCard({ card, onDelete }: SavedCardProps) {
  const t = useCopy(cardsCopy);
  const expiry = t.expiryState[card.expiry];
  return (
    <article
      className={styles.card}
      data-entry={card.isMain ? 'main' : ''}
      aria-label={card.label}
      aria-busy={card.isBusy || undefined}
    >
      <p className={styles.marks}>
        <strong className={styles.brand}>
          <Icon name="card" />
          {card.brand}
        </strong>
        {card.isMain && (
          <Badge tone="accent" icon="check">
            {t.mainMark}
          </Badge>
        )}
      </p>
      <div>
        <p className={styles.number}>{card.maskedNumber}</p>
        <p className={styles.marks}>
          {t.expiry(card.expiration)}
          {expiry && <Badge tone={card.expiry === 'over' ? 'danger' : 'warning'}>{expiry}</Badge>}
        </p>
        {card.expiry === 'over' && <p className={styles.note}>{t.overText}</p>}
      </div>
      <div className={styles.marks}>
        {card.onUse && (
          <Button size="small" busy={card.isBusy} aria-label={t.useOf(card.label)} onClick={card.onUse}>
            {t.use}
          </Button>
        )}
        {onDelete && (
          <Button size="small" variant="quiet" data-removes aria-label={t.removeOf(card.label)} onClick={onDelete}>
            {t.remove}
          </Button>
        )}
      </div>
    </article>
  );
}
