import type { RelatedProductsProps } from '@shop/theming';
import { Dishes } from './dishes.tsx';
import styles from './related-products.module.css';

/** Related products. Nothing when there are none. */
export default function RelatedProducts({ title, products, addOf }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-products">
      <h2 id="related-products">{title}</h2>
      <Dishes products={products} addOf={addOf} headingLevel={3} flow="row" />
    </section>
  );
}
