import type { AddToCart } from '@shop/theming';
import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink, Notice } from '@shop/kit';
import styles from './buy-form.module.css';

export interface BuyStatusProps {
  /** Pieces that one order may hold; null when not limited. */
  readonly purchaseLimit: number | null;
  readonly inCart: number;
  /** No more can be added. */
  readonly full: boolean;
  readonly add: {
    readonly status: AddToCart['status'];
    readonly message: string | null;
  };
  readonly cartHref: string;
}

/** What stands below the button: the limit, what the cart holds already, and why nothing was added. */
export function BuyStatus({ purchaseLimit, inCart, full, add, cartHref }: BuyStatusProps) {
  const t = useCopy(productCopy);
  return (
    <>
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
    </>
  );
}
