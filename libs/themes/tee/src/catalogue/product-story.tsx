import { productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { OriginDetails } from '@shop/parts';
import type { ProductStoryProps } from '@shop/theming';
import { teeGoodsCopy } from '../copy/tee-goods.ts';
import styles from './product-story.module.css';

/** The taste as one large quote; pairings, serving and origin as blocks next to it. */
export default function ProductStory({ tasting, pairings, serving, origin, agingMonths }: ProductStoryProps) {
  const t = useCopy(productDetailCopy);
  const tee = useCopy(teeGoodsCopy);
  return (
    <section className={styles.story} aria-labelledby="product-story">
      <div className={styles.taste}>
        <h2 className={styles.title} id="product-story">
          {tee.taste}
        </h2>
        {tasting && <p className={styles.tasting}>{tasting}</p>}
      </div>
      {pairings.length > 0 && (
        <div className={styles.block}>
          <h3>{t.pairing}</h3>
          <ul className={styles.pairings}>
            {pairings.map((pairing) => (
              <li key={pairing}>{pairing}</li>
            ))}
          </ul>
        </div>
      )}
      {serving && (
        <div className={styles.block}>
          <h3>{t.serving}</h3>
          <p>{serving}</p>
        </div>
      )}
      <OriginDetails origin={origin} agingMonths={agingMonths} className={styles.block} />
    </section>
  );
}
