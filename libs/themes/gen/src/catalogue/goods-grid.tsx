import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import { ProductCard, type ProductListPageProps } from '@shop/theming';
import styles from './goods-grid.module.css';

interface GoodsGridProps extends Pick<ProductListPageProps, 'products' | 'addOf'> {
  /** The first picture is the main one of the page. */
  readonly priority: boolean;
}

/** Products in an uneven grid: two of unequal width, then three, then mirrored. */
export function GoodsGrid({ products, addOf, priority }: GoodsGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.key}>
          <ProductCard product={product} headingLevel={2} priority={priority && index === 0} add={addOf(product)} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while products are loading. */
export function GoodsGridSkeleton({ count }: { count: number }) {
  return (
    <ProductSkeletons count={count} className={styles.grid} placeClassName={styles.waiting}>
      <Skeleton shape="figure" />
      <Skeleton />
      <Skeleton width="medium" />
      <Skeleton width="short" />
    </ProductSkeletons>
  );
}
