import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import type { ProductShelfProps } from '@shop/theming';
import { Scene } from './scene.tsx';
import styles from './scenes.module.css';

/** A shelf shown one product a screen. Nothing when it is empty. */
export function Scenes({ shelf: { id, title, lead, products, more, addOf } }: { shelf: ProductShelfProps }) {
  const t = useCopy(goodsCopy);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={`shelf-${id}`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`shelf-${id}`}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {products.map((product, index) => (
        <Scene key={product.key} product={product} index={index + 1} add={addOf(product)} />
      ))}
      {more && (
        <p className={styles.more}>
          <TextLink to={more.href} standalone aria-label={t.moreOf(title)}>
            {more.label}
          </TextLink>
        </p>
      )}
    </section>
  );
}
