import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import deck from './deck.module.css';
import styles from './deck-skeleton.module.css';

/** Placeholders of the same geometry while products are loading. */
export function DeckSkeleton({ count }: { readonly count: number }) {
  return (
    <ProductSkeletons count={count} className={deck.deck} placeClassName={deck.place}>
      <div className={styles.card}>
        <span className={styles.circle}>
          <Skeleton shape="box" />
        </span>
        <Skeleton />
        <Skeleton width="medium" />
        <Skeleton width="short" />
      </div>
    </ProductSkeletons>
  );
}
