import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Skeleton, Waiting } from '@shop/kit';
import styles from './cart-skeleton.module.css';

/** The ledger before it is known, in the same rows. */
export function CartSkeleton() {
  const t = useCopy(checkoutCopy);
  return (
    <Waiting label={t.frame.loading}>
      <div className={styles.rows}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="medium" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
      <div className={styles.bar}>
        <Skeleton width="medium" />
        <Skeleton />
      </div>
    </Waiting>
  );
}
