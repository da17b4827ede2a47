import { ProductCard, type RelatedProductsProps } from '@shop/theming';
import styles from './related-products.module.css';
import { RuledTitle } from '../type/ruled-title.tsx';

/** Related products as boxes. Nothing when there are none. */
export default function RelatedProducts({ title, products, addOf }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby="related-products">
      <RuledTitle id="related-products" level={2}>
        {title}
      </RuledTitle>
      <ul className={styles.boxes}>
        {products.map((product) => (
          <li key={product.key}>
            <ProductCard product={product} headingLevel={3} priority={false} add={addOf(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
