import { goodsCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { MakerName } from '@shop/parts';
import type { ProductStoryProps } from '@shop/theming';
import { assProductCopy } from '../copy/ass-product.ts';
import { RuledTitle } from '../type/ruled-title.tsx';
import styles from './product-story.module.css';

/** The story as a menu card (お品書き): taste in the middle, pairings and origin next to each other. */
export default function ProductStory({ tasting, pairings, serving, origin, agingMonths }: ProductStoryProps) {
  const t = useCopy(productDetailCopy);
  const goods = useCopy(goodsCopy);
  const ass = useCopy(assProductCopy);
  return (
    <section className={styles.card} aria-labelledby="product-story">
      <RuledTitle id="product-story" level={2}>
        {ass.menuTitle}
      </RuledTitle>
      {tasting && <p className={styles.tasting}>{tasting}</p>}
      <div className={styles.columns}>
        {pairings.length > 0 && (
          <div className={styles.column}>
            <h3 className={styles.title}>{t.pairing}</h3>
            <ul>
              {pairings.map((pairing) => (
                <li key={pairing}>{pairing}</li>
              ))}
            </ul>
          </div>
        )}
        {serving && (
          <div className={styles.column}>
            <h3 className={styles.title}>{t.serving}</h3>
            <p>{serving}</p>
          </div>
        )}
        <div className={styles.column}>
          <h3 className={styles.title}>{t.origin}</h3>
          <ul>
            <li>{origin.country}</li>
            {origin.region && <li>{origin.region}</li>}
            <li>
              <MakerName {...origin} />
            </li>
            {agingMonths !== null && <li>{goods.aged(agingMonths)}</li>}
          </ul>
        </div>
      </div>
    </section>
  );
}
