import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Skeleton, VisuallyHidden } from '@shop/kit';
import grid from './product-grid.module.css';
import styles from './product-grid-skeleton.module.css';

/** Cards of the same geometry while the goods are on their way. */
export function ProductGridSkeleton({ count }: { count: number }) {
  const t = useCopy(productListCopy);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t.loadingProducts}</VisuallyHidden>
      </p>
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton shape="figure" />
            <Skeleton width="short" />
            <Skeleton />
            <Skeleton width="medium" />
            <Skeleton width="medium" />
            <span className={styles.button}>
              <Skeleton shape="box" />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
