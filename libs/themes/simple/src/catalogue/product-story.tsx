import { goodsCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { ProductStoryProps } from '@shop/theming';
import styles from './product-story.module.css';

/** Taste, what goes with it, how to serve it, where it comes from. */
export default function ProductStory({ tasting, pairings, serving, origin, agingMonths }: ProductStoryProps) {
  const t = useCopy(productDetailCopy);
  const goods = useCopy(goodsCopy);
  return (
    <section className={styles.story} aria-labelledby="product-story">
      <h2 id="product-story">{t.story}</h2>
      {tasting && <p className={styles.tasting}>{tasting}</p>}
      {pairings.length > 0 && (
        <div>
          <h3 className={styles.title}>{t.pairing}</h3>
          <ul className={styles.pairings}>
            {pairings.map((pairing) => (
              <li key={pairing}>{pairing}</li>
            ))}
          </ul>
        </div>
      )}
      {serving && (
        <div>
          <h3 className={styles.title}>{t.serving}</h3>
          <p>{serving}</p>
        </div>
      )}
      <dl className={styles.origin}>
        <div>
          <dt>{t.origin}</dt>
          <dd>
            {origin.country}
            {origin.region && <span>{origin.region}</span>}
          </dd>
        </div>
        <div>
          <dt>{t.maker}</dt>
          <dd>{origin.brand}</dd>
        </div>
        {agingMonths !== null && (
          <div>
            <dt>{t.aging}</dt>
            <dd>{goods.aged(agingMonths)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
