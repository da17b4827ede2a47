import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Skeleton, VisuallyHidden } from '@shop/kit';
import styles from './table-skeleton.module.css';

/** Rows of the same height while the goods are on their way. */
export function TableSkeleton({ count }: { count: number }) {
  const t = useCopy(productListCopy);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t.loadingProducts}</VisuallyHidden>
      </p>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.row}>
            <span>
              <Skeleton width="medium" />
              <Skeleton width="short" />
            </span>
            <span className={styles.stepper}>
              <Skeleton shape="box" />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
