import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import styles from './index-skeleton.module.css';

/** Placeholder lines of the same height while products are loading. */
export function IndexSkeleton({ count }: { count: number }) {
  return (
    <ProductSkeletons count={count} placeClassName={styles.line}>
      <Skeleton width="medium" />
      <Skeleton width="short" />
    </ProductSkeletons>
  );
}
