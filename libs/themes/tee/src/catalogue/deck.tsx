import { ProductCard, type AddToCart, type ProductSummary } from '@shop/theming';
import styles from './deck.module.css';

interface DeckProps {
  readonly products: readonly ProductSummary[];
  readonly addOf: (product: ProductSummary) => AddToCart;
  readonly headingLevel: 2 | 3;
  /** The first picture is the main one of the page. */
  readonly priority?: boolean;
}

/** Cards to leaf through with a thumb; laid out as blocks of unlike size where there is room. */
export function Deck({ products, addOf, headingLevel, priority = false }: DeckProps) {
  return (
    <ul className={styles.deck} data-count={Math.min(products.length, 5)}>
      {products.map((product, index) => (
        <li key={product.key} className={styles.place}>
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
