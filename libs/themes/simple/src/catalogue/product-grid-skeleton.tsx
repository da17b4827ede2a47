import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import grid from './product-grid.module.css';
import styles from './product-grid-skeleton.module.css';

/** Placeholder cards of the same geometry while products are loading. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <ProductSkeletons count={count} className={grid.grid} placeClassName={styles.card}>
      <Skeleton shape="figure" />
      <Skeleton width="short" />
      <Skeleton />
      <Skeleton width="medium" />
      <Skeleton width="medium" />
      <span className={styles.button}>
        <Skeleton shape="box" />
      </span>
    </ProductSkeletons>
  );
}
