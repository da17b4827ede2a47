import { productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { OriginDetails } from '@shop/parts';
import type { ProductStoryProps } from '@shop/theming';
import { latCopy } from '../copy/lat.ts';
import styles from './product-story.module.css';

/** How it tastes, and the small plates to set around it. */
export default function ProductStory({ tasting, pairings, serving, origin, agingMonths }: ProductStoryProps) {
  const t = useCopy(productDetailCopy);
  const lat = useCopy(latCopy);
  return (
    <section className={styles.story} aria-labelledby="product-story">
      <h2 className={styles.title} id="product-story">
        {lat.pairingTitle}
      </h2>
      {tasting && <p className={styles.tasting}>{tasting}</p>}
      {pairings.length > 0 && (
        <div>
          <h3 className={styles.term}>{t.pairing}</h3>
          <ul className={styles.plates}>
            {pairings.map((pairing) => (
              <li key={pairing}>{pairing}</li>
            ))}
          </ul>
        </div>
      )}
      {serving && (
        <div>
          <h3 className={styles.term}>{t.serving}</h3>
          <p>{serving}</p>
        </div>
      )}
      <OriginDetails origin={origin} agingMonths={agingMonths} className={styles.origin} termClassName={styles.term} />
    </section>
  );
}
