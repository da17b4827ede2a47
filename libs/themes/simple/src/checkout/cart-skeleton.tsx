import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Skeleton, VisuallyHidden } from '@shop/kit';
import styles from './cart-skeleton.module.css';

/** The cart before it is known, in the same geometry. */
export function CartSkeleton() {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>{t.frame.loading}</VisuallyHidden>
      <div className={styles.lines}>
        {[1, 2, 3].map((line) => (
          <div key={line} className={styles.line}>
            <span className={styles.picture}>
              <Skeleton shape="figure" />
            </span>
            <span className={styles.text}>
              <Skeleton />
              <Skeleton width="medium" />
              <Skeleton width="short" />
            </span>
          </div>
        ))}
      </div>
      <div className={styles.side}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="medium" />
      </div>
    </div>
  );
}
