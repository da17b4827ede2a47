import { ProductCard, type AddToCart, type ProductSummary } from '@shop/theming';
import styles from './dishes.module.css';

interface DishesProps {
  readonly products: readonly ProductSummary[];
  readonly addOf: (product: ProductSummary) => AddToCart;
  readonly headingLevel: 2 | 3;
  /** The first picture is the main one of the page. */
  readonly priority?: boolean;
  /** `row` scrolls sideways on small screens; `table` wraps, with every second row offset by half a card. */
  readonly flow: 'row' | 'table';
}

/** Round dishes on a table. */
export function Dishes({ products, addOf, headingLevel, priority = false, flow }: DishesProps) {
  return (
    <ul className={styles.dishes} data-flow={flow}>
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
