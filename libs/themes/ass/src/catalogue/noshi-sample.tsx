import { assProductCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Knot } from '../type/knot.tsx';
import styles from './noshi-sample.module.css';

/** A noshi sheet (掛け紙) as it will look: the occasion above, the cord across, the sender's name below. */
export function NoshiSample() {
  const t = useCopy(assProductCopy);
  return (
    <div className={styles.sheet} role="img" aria-label={t.sampleAlt}>
      <svg className={styles.noshi} viewBox="0 0 20 32" aria-hidden="true" focusable="false">
        <path className={styles.fold} d="M3 1h14l3 8-5 22H5L0 9Z" />
        <path className={styles.heart} d="M6 3h8l2 6-4 20H8L4 9Z" />
      </svg>
      <span className={styles.top} aria-hidden="true">
        {t.sampleHeading}
      </span>
      <span className={styles.cord}>
        <Knot />
      </span>
      <span className={styles.name} aria-hidden="true">
        {t.sampleName}
      </span>
    </div>
  );
}
