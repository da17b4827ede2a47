import { useCopy } from '@shop/copy/react';
import { OriginDetails } from '@shop/parts';
import type { ProductStoryProps } from '@shop/theming';
import type { ReactNode } from 'react';
import { genProductCopy } from '../copy/gen-product.ts';
import { PairingChart } from './pairing-chart.tsx';
import { TasteScales } from './taste-scales.tsx';
import styles from './product-story.module.css';

/** The text of the article: tasting notes, pairings, serving, origin. */
export default function ProductStory({
  name,
  tasting,
  pairings,
  serving,
  origin,
  agingMonths,
  taste,
}: ProductStoryProps) {
  const t = useCopy(genProductCopy);
  return (
    <div className={styles.story}>
      {(tasting !== null || taste !== null) && (
        <Chapter id="taste">
          {tasting && <p className={styles.tasting}>{tasting}</p>}
          {taste && <TasteScales taste={taste} agingMonths={agingMonths} />}
        </Chapter>
      )}
      {pairings.length > 0 && (
        <Chapter id="pairing">
          <PairingChart label={t.pairingChart(name)} pairings={pairings} />
        </Chapter>
      )}
      {serving && (
        <Chapter id="serving">
          <p className={styles.text}>{serving}</p>
        </Chapter>
      )}
      <Chapter id="origin">
        <OriginDetails origin={origin} agingMonths={agingMonths} className={styles.origin} />
      </Chapter>
    </div>
  );
}

function Chapter({ id, children }: { id: 'taste' | 'pairing' | 'serving' | 'origin'; children: ReactNode }) {
  const t = useCopy(genProductCopy);
  return (
    <section className={styles.chapter} id={`chapter-${id}`} aria-labelledby={`title-${id}`}>
      <h2 className={styles.title} id={`title-${id}`}>
        {t.chapters[id]}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
