import { useId } from 'react';
import type { GivenProduct } from '@shop/theming';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList, Picture } from '@shop/kit';
import { OriginalName, ZoneBadge } from '@shop/parts';
import styles from './given-products.module.css';

const sizes = '(width >= 600px) 26rem, 90vw';

/** The products of a gift, with allergens and storage, and without prices (G-05). */
export function GivenProducts({ products }: { readonly products: readonly GivenProduct[] }) {
  const t = useCopy(socialGiftCopy);
  const id = useId();
  return (
    <section className={styles.goods} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t.goods}
      </h2>
      <ul className={styles.list} data-count={products.length === 1 ? 'one' : 'many'}>
        {products.map((product) => (
          <li key={product.key} className={styles.product}>
            <span className={styles.picture}>
              <Picture picture={product.picture} alt="" sizes={sizes} />
            </span>
            <div className={styles.details}>
              <p className={styles.brand}>{product.brand}</p>
              <h3 className={styles.name}>{product.name}</h3>
              <OriginalName name={product.original} className={styles.brand} />
              <p className={styles.unit}>
                <ZoneBadge zone={product.zone} withRange /> {product.unitLabel} {t.quantity(product.quantity)}
              </p>
              <DefinitionList
                items={[
                  { id: 'allergens', term: t.allergens, description: product.allergens },
                  { id: 'storage', term: t.storage, description: product.storage },
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
