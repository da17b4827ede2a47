import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Skeleton, Waiting } from '@shop/kit';
import surfaces from '../surfaces/surfaces.module.css';
import styles from './cart-skeleton.module.css';

/** Empty trays before the cart is known. */
export function CartSkeleton() {
  const t = useCopy(checkoutCopy);
  return (
    <Waiting label={t.frame.loading}>
      <div className={styles.case} aria-hidden="true">
        {[1, 2, 3].map((line) => (
          <div key={line} className={styles.line}>
            <span className={surfaces.tiles} />
            <span className={styles.text}>
              <Skeleton />
              <Skeleton width="medium" />
              <Skeleton width="short" />
            </span>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
