import type { CartSummaryProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Price } from '@shop/kit';
import styles from './thumb-bar.module.css';

/** The total and the button to continue, always visible on phones. The summary in the page has the details. */
export function ThumbBar({ sums, checkout }: Pick<CartSummaryProps, 'sums' | 'checkout'>) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.bar}>
      <p className={styles.sum}>
        <span>{sums.isEstimated ? t.frame.totalEstimated : t.frame.total}</span>
        <Price yen={sums.total} taxNote={false} />
      </p>
      <Button
        variant="primary"
        size="large"
        wide
        busy={checkout.status === 'saving'}
        disabled={checkout.status === 'blocked'}
        onClick={checkout.onStart}
      >
        {t.cart.checkout}
      </Button>
    </div>
  );
}
