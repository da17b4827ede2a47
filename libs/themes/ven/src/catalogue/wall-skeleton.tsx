import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import list from './product-list-page.module.css';
import styles from './wall-skeleton.module.css';

/** Placeholders of the same geometry while products are loading. */
export function WallSkeleton({ count }: { count: number }) {
  return (
    <ProductSkeletons count={count} className={list.wall} placeClassName={styles.card}>
      <span className={styles.niche}>
        <Skeleton shape="box" />
      </span>
      <Skeleton width="short" />
      <Skeleton width="medium" />
      <Skeleton width="medium" />
    </ProductSkeletons>
  );
}
