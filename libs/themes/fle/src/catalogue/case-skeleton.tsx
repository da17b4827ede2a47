import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import surfaces from '../surfaces/surfaces.module.css';
import styles from './case-skeleton.module.css';

/** Placeholders of the same geometry while products are loading. */
export function CaseSkeleton({ count }: { readonly count: number }) {
  return (
    <ProductSkeletons count={count} className={styles.case} placeClassName={styles.tray}>
      <div className={`${surfaces.tiles} ${styles.picture}`} />
      <div className={surfaces.steel} />
      <div className={styles.text}>
        <Skeleton width="short" />
        <Skeleton />
        <Skeleton width="medium" />
      </div>
    </ProductSkeletons>
  );
}
