import { Skeleton } from '@shop/kit';
import { ProductSkeletons } from '@shop/parts';
import { ProductCard, type ProductListPageProps } from '@shop/theming';
import styles from './box-grid.module.css';

interface BoxGridProps extends Pick<ProductListPageProps, 'products' | 'addOf'> {
  /** The first picture is the main one of the page. */
  readonly priority: boolean;
}

/** Boxes as on the shelves of a counter, five in a row where there is room. */
export function BoxGrid({ products, addOf, priority }: BoxGridProps) {
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

/** Placeholders of the same geometry while products are loading. */
export function BoxGridSkeleton({ count }: { count: number }) {
  return (
    <ProductSkeletons count={count} className={styles.grid}>
      <Skeleton shape="figure" />
      <div className={styles.body}>
        <Skeleton width="short" />
        <Skeleton />
        <Skeleton width="medium" />
        <Skeleton width="short" />
      </div>
    </ProductSkeletons>
  );
}
