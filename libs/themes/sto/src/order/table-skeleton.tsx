import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import styles from './table-skeleton.module.css';

/** Rows of the same height while the goods are on their way. */
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
