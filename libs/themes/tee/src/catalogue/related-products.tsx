import type { RelatedProductsProps } from '@shop/theming';
import { Deck } from './deck.tsx';
import styles from './related-products.module.css';

/** Related products as a deck. Nothing when there are none. */
export default function RelatedProducts({ title, products, addOf }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-products">
      <h2 className={styles.title} id="related-products">
        {title}
      </h2>
      <Deck products={products} addOf={addOf} headingLevel={3} />
    </section>
  );
}
