import { ProductCard, type AddToCart, type ProductSummary } from '@shop/theming';
import surfaces from '../surfaces/surfaces.module.css';
import styles from './product-case.module.css';

export interface ProductCaseProps {
  readonly products: readonly ProductSummary[];
  readonly addOf: (product: ProductSummary) => AddToCart;
  readonly headingLevel: 2 | 3;
  /** The first picture is the main one of the page. */
  readonly priority?: boolean;
  /**
   * `shelf` is one row, which scrolls sideways on small screens; `list` wraps, with one tray per row on small screens.
   */
  readonly flow: 'list' | 'shelf';
}

/** A display case: trays side by side without a gap, one rail through each row, steel at its foot. */
export function ProductCase({ products, addOf, headingLevel, priority = false, flow }: ProductCaseProps) {
  return (
    <div>
      <ul className={`${surfaces.tiles} ${styles.case}`} data-flow={flow}>
        {products.map((product, index) => (
          <li key={product.key} className={styles.tray}>
            <ProductCard
              product={product}
              headingLevel={headingLevel}
              priority={priority && index === 0}
              add={addOf(product)}
            />
          </li>
        ))}
      </ul>
      <div className={surfaces.steel} />
    </div>
  );
}
