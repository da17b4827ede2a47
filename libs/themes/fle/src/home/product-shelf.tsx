import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ShopLink } from '@shop/kit';
import type { ProductShelfProps } from '@shop/theming';
import { ProductCase } from '../catalogue/product-case.tsx';
import styles from './product-shelf.module.css';

/** A display case under one idea. Nothing when it is empty. */
export default function ProductShelf({ id, title, lead, products, more, addOf }: ProductShelfProps) {
  const t = useCopy(goodsCopy);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={`shelf-${id}`}>
      <div className={styles.board}>
        <h2 id={`shelf-${id}`}>{title}</h2>
        {lead && <p>{lead}</p>}
        {more && (
          <ShopLink className={styles.more} to={more.href} aria-label={t.moreOf(title)}>
            {more.label}
            <Icon name="arrow-right" />
          </ShopLink>
        )}
      </div>
      <ProductCase products={products} addOf={addOf} headingLevel={3} flow="shelf" />
    </section>
  );
}
