import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, TextLink } from '@shop/kit';
import { ProductCard, type ProductShelfProps } from '@shop/theming';
import { Tate } from '../type/tate.tsx';
import styles from './product-shelf.module.css';

/** A group of products, with its vertical title in the right margin. Nothing when it is empty. */
export default function ProductShelf({ id, title, lead, products, more, addOf }: ProductShelfProps) {
  const t = useCopy(goodsCopy);
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={`shelf-${id}`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`shelf-${id}`}>
          <Tate>{title}</Tate>
        </h2>
        <div className={styles.text}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {more && (
            <TextLink to={more.href} standalone aria-label={t.moreOf(title)}>
              {more.label}
              <Icon name="arrow-right" />
            </TextLink>
          )}
        </div>
      </div>
      <ul className={styles.goods}>
        {products.map((product) => (
          <li key={product.key}>
            <ProductCard product={product} headingLevel={3} priority={false} add={addOf(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
