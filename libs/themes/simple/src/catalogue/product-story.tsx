import { productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { OriginDetails } from '@shop/parts';
import type { ProductStoryProps } from '@shop/theming';
import styles from './product-story.module.css';

/** Taste, pairings, serving and origin. */
export default function ProductStory({ tasting, pairings, serving, origin, agingMonths }: ProductStoryProps) {
  const t = useCopy(productDetailCopy);
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
      <OriginDetails origin={origin} agingMonths={agingMonths} className={styles.origin} />
    </section>
  );
}
