import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, TextLink } from '@shop/kit';
import type { ProductShelfProps } from '@shop/theming';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import styles from './product-shelf.module.css';

/** A titled row of products. Nothing when it is empty. */
export default function ProductShelf({ id, title, lead, products, more, addOf }: ProductShelfProps) {
  const t = useCopy(goodsCopy);
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={`shelf-${id}`}>
      <div className={styles.head}>
        <h2 id={`shelf-${id}`}>{title}</h2>
        {more && (
          <TextLink to={more.href} standalone aria-label={t.moreOf(title)}>
            {more.label}
            <Icon name="arrow-right" />
          </TextLink>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <ProductGrid products={products} addOf={addOf} headingLevel={3} flow="shelf" />
    </section>
  );
}
