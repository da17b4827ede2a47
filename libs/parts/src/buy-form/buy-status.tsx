import type { AddToCart } from '@shop/theming';
import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink, Notice } from '@shop/kit';
import type { ReactNode } from 'react';
import { FavouriteRow } from '../product-buy/favourite-row.tsx';
import styles from './buy-form.module.css';

export interface BuyStatusProps {
  /** The most pieces per order; null without limit. */
  readonly purchaseLimit: number | null;
  readonly inCart: number;
  /** The product's heart with its label; empty until hydration. */
  readonly favourite?: ReactNode;
  /** Whether no more pieces can be added. */
  readonly full: boolean;
  readonly add: {
    readonly status: AddToCart['status'];
    readonly message: string | null;
  };
  readonly cartHref: string;
}

/** The texts below the button: the limit, the heart, the pieces already in the cart, and why nothing was added. */
export function BuyStatus({ purchaseLimit, inCart, favourite, full, add, cartHref }: BuyStatusProps) {
  const t = useCopy(productCopy);
  return (
    <>
      {purchaseLimit !== null && <p className={styles.small}>{t.purchaseLimit(purchaseLimit)}</p>}
      <div className={styles.below}>
        <FavouriteRow>{favourite}</FavouriteRow>
        <div role="status">
          {inCart > 0 && (
            <p className={styles.inCart}>
              {t.inCart(inCart)}
              {full && `。${t.limitReached}`} <TextLink to={cartHref}>{t.goToCart}</TextLink>
            </p>
          )}
        </div>
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
