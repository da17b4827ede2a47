import { ProductCard, type AddToCart, type ProductSummary } from '@shop/theming';
import styles from './product-index.module.css';

export interface ProductIndexProps {
  readonly products: readonly ProductSummary[];
  readonly addOf: (product: ProductSummary) => AddToCart;
  readonly headingLevel: 2 | 3;
  /** The number of the first line; without it lines have no number. */
  readonly start?: number;
}

/** Products line by line. */
export function ProductIndex({ products, addOf, headingLevel, start }: ProductIndexProps) {
  return (
    <ol className={styles.index} start={start} data-numbered={start !== undefined || undefined}>
      {products.map((product) => (
        <li key={product.key} className={styles.item}>
          <ProductCard product={product} headingLevel={headingLevel} priority={false} add={addOf(product)} />
        </li>
      ))}
    </ol>
  );
}
