import { useId } from 'react';
import type { RelatedProductsProps } from '@shop/theming';
import { ProductGrid } from './product-grid.tsx';
import styles from './related-products.module.css';

/** Related or recently viewed products. Nothing when there are none. */
export default function RelatedProducts({ title, products, addOf }: RelatedProductsProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products} addOf={addOf} headingLevel={3} flow="shelf" />
    </section>
  );
}
