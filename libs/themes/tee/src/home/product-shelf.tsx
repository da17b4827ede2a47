import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, TextLink } from '@shop/kit';
import type { ProductShelfProps } from '@shop/theming';
import { Deck } from '../catalogue/deck.tsx';
import styles from './product-shelf.module.css';

/** A titled group of products as a deck. Nothing when there are none. */
export default function ProductShelf({ id, title, lead, products, more, addOf }: ProductShelfProps) {
  const t = useCopy(goodsCopy);
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={`shelf-${id}`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`shelf-${id}`}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {more && (
          <TextLink to={more.href} standalone aria-label={t.moreOf(title)}>
            {more.label}
            <Icon name="arrow-right" />
          </TextLink>
        )}
      </div>
      <Deck products={products} addOf={addOf} headingLevel={3} />
    </section>
  );
}
