import { goodsCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { MakerName } from '@shop/parts';
import type { ProductStoryProps } from '@shop/theming';
import { venCopy } from '../copy/ven.ts';
import { Moons } from './moons.tsx';
import styles from './product-story.module.css';

/** The taste in large type; then the stations from origin to serving along one line. */
export default function ProductStory({ tasting, pairings, serving, origin, agingMonths }: ProductStoryProps) {
  const t = useCopy(productDetailCopy);
  const goods = useCopy(goodsCopy);
  const { journey, moons, stops } = useCopy(venCopy);
  return (
    <section className={styles.story} aria-labelledby="product-story">
      <h2 className={styles.over} id="product-story">
        {t.story}
      </h2>
      {tasting && <p className={styles.tasting}>{tasting}</p>}
      <h3 className={styles.journey}>{journey}</h3>
      <ol className={styles.line}>
        <li className={styles.stop}>
          <h4 className={styles.term}>{stops.origin}</h4>
          <p className={styles.place}>{origin.country}</p>
          {origin.region && <p className={styles.small}>{origin.region}</p>}
        </li>
        <li className={styles.stop}>
          <h4 className={styles.term}>{stops.maker}</h4>
          <p className={styles.place}>
            <MakerName {...origin} />
          </p>
        </li>
        {agingMonths !== null && (
          <li className={styles.stop}>
            <h4 className={styles.term}>{stops.aging}</h4>
            <p className={styles.place}>{goods.aged(agingMonths)}</p>
            <Moons count={agingMonths} />
            <p className={styles.small}>{moons(agingMonths)}</p>
          </li>
        )}
        {(serving || pairings.length > 0) && (
          <li className={styles.stop}>
            <h4 className={styles.term}>{stops.table}</h4>
            {serving && <p>{serving}</p>}
            {pairings.length > 0 && (
              <dl className={styles.small}>
                <dt>{t.pairing}</dt>
                <dd>
                  <ul className={styles.pairings}>
                    {pairings.map((pairing) => (
                      <li key={pairing}>{pairing}</li>
                    ))}
                  </ul>
                </dd>
              </dl>
            )}
          </li>
        )}
      </ol>
    </section>
  );
}
