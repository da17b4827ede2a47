import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import styles from './table-skeleton.module.css';

/** Placeholder rows of the same height while products are loading. */
export function TableSkeleton({ count }: { count: number }) {
  return (
    <ProductSkeletons count={count} className={styles.rows} placeClassName={styles.row}>
      <span>
        <Skeleton width="medium" />
        <Skeleton width="short" />
      </span>
      <span className={styles.stepper}>
        <Skeleton shape="box" />
      </span>
    </ProductSkeletons>
  );
}
