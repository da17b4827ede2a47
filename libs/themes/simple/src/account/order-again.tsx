import type { OrderAgain as Again } from '@shop/theming';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LinkButton, Notice } from '@shop/kit';
import styles from './order-actions.module.css';

/** Adds the same products to the cart again; unavailable ones are listed with the reason. */
export function OrderAgain({ onOrder, isBusy, outcome, cartHref }: Again) {
  const t = useCopy(orderCopy).again;
  return (
    <div className={styles.again}>
      <h3 className={styles.title}>{t.title}</h3>
      <p className={styles.quiet}>{t.lead}</p>
      {outcome && (
        <Notice tone={outcome.tone} live>
          <p>{outcome.text}</p>
          {outcome.missing.length > 0 && (
            <ul className={styles.missing}>
              {outcome.missing.map(({ key, name, reason }) => (
                <li key={key}>
                  <strong>{name}</strong>
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button icon="basket" busy={isBusy} onClick={onOrder}>
          {t.submit}
        </Button>
        {outcome && outcome.tone !== 'danger' && (
          <LinkButton variant="primary" to={cartHref}>
            {t.cart}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
