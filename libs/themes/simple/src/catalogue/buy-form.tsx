import { useState } from 'react';
import { goodsCopy, productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice, QuantityStepper, TextLink } from '@shop/kit';
import type { BuyBoxProps } from '@shop/theming';
import styles from './buy-box.module.css';

/** How many pieces, and into the cart with them. */
export function BuyForm({ purchaseLimit, maxQuantity, inCart, add, cartHref }: BuyBoxProps) {
  const t = useCopy(productCopy);
  const goods = useCopy(goodsCopy);
  const [wanted, setWanted] = useState(1);
  const full = maxQuantity < 1;
  const quantity = Math.min(wanted, Math.max(maxQuantity, 1));
  return (
    <div className={styles.form}>
      <div className={styles.order}>
        <QuantityStepper value={quantity} onChange={setWanted} max={Math.max(maxQuantity, 1)} label={t.quantity} disabled={full} />
        <Button
          variant="primary"
          size="large"
          wide
          icon="basket"
          busy={add.status === 'adding'}
          disabled={full}
          onClick={() => {
            add.onAdd(quantity);
            setWanted(1);
          }}
        >
          {goods.addToCart}
        </Button>
      </div>
      {purchaseLimit !== null && <p className={styles.small}>{t.purchaseLimit(purchaseLimit)}</p>}
      <div className={styles.status} role="status">
        {inCart > 0 && (
          <p className={styles.inCart}>
            {t.inCart(inCart)}
            {full && `。${t.limitReached}`} <TextLink to={cartHref}>{t.goToCart}</TextLink>
          </p>
        )}
      </div>
      {add.status === 'failed' && add.message && (
        <Notice tone="danger" live>
          {add.message}
        </Notice>
      )}
      <noscript>
        <Notice>{t.needsScript}</Notice>
      </noscript>
    </div>
  );
}
