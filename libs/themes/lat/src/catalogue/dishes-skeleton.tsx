import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import dishes from './dishes.module.css';
import styles from './dishes-skeleton.module.css';

/** Placeholders of the same geometry while products are loading. */
export function DishesSkeleton({ count }: { readonly count: number }) {
  return (
    <ProductSkeletons count={count} className={dishes.dishes} placeClassName={styles.dish}>
      <span className={styles.plate}>
        <Skeleton shape="box" />
      </span>
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
