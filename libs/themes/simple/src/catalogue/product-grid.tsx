import { ProductCard, type AddToCart, type ProductSummary } from '@shop/theming';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  readonly addOf: (product: ProductSummary) => AddToCart;
  readonly headingLevel: 2 | 3;
  /** The first picture is the main one of the page. */
  readonly priority?: boolean;
  /** `shelf` is a row that scrolls sideways on small screens; `grid` wraps. */
  readonly flow?: 'grid' | 'shelf';
}

/** Cards side by side. */
export function ProductGrid({ products, addOf, headingLevel, priority = false, flow = 'grid' }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-flow={flow}>
      {products.map((product, index) => (
        <li key={product.key}>
          <ProductCard
            product={product}
            headingLevel={headingLevel}
            priority={priority && index === 0}
            add={addOf(product)}
          />
        </li>
      ))}
    </ul>
  );
}
