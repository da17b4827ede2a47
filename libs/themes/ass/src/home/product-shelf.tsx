import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import { ProductCard, type ProductShelfProps } from '@shop/theming';
import { RuledTitle } from '../type/ruled-title.tsx';
import styles from './product-shelf.module.css';

/** Boxes in a row under a heading in the middle. Nothing when it is empty. */
export default function ProductShelf({ id, title, lead, products, more, addOf }: ProductShelfProps) {
  const t = useCopy(goodsCopy);
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={`shelf-${id}`}>
      <RuledTitle id={`shelf-${id}`} level={2} lead={lead}>
        {title}
      </RuledTitle>
      <ul className={styles.boxes}>
        {products.map((product) => (
          <li key={product.key}>
            <ProductCard product={product} headingLevel={3} priority={false} add={addOf(product)} />
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <LinkButton to={more.href} aria-label={t.moreOf(title)}>
            {more.label}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
