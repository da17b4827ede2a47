import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import styles from './index-skeleton.module.css';

/** Lines of the same height while the goods are on their way. */
export function IndexSkeleton({ count }: { count: number }) {
  return (
    <ProductSkeletons count={count} placeClassName={styles.line}>
      <Skeleton width="medium" />
      <Skeleton width="short" />
    </ProductSkeletons>
  );
}
