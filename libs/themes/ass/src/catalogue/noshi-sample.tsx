import { useCopy } from '@shop/copy/react';
import { assProductCopy } from '../copy/ass-product.ts';
import styles from './noshi-sample.module.css';

/** A preview of a noshi (掛け紙): the occasion above, the cord in the middle, the sender's name below. */
export function NoshiSample() {
  const t = useCopy(assProductCopy);
  return (
    <div className={styles.sheet} role="img" aria-label={t.sampleAlt}>
      <Paper />
      <span className={styles.top} aria-hidden="true">
        {t.sampleHeading}
      </span>
      <span className={styles.name} aria-hidden="true">
        {t.sampleName}
      </span>
    </div>
  );
}

/** White, with ornament and bow in red and white: the same colours in every palette (G-01). */
function Paper() {
  return (
    <svg className={styles.paper} viewBox="0 0 160 224" aria-hidden="true" focusable="false" fill="none">
      <path fill="#ffffff" d="M0 0h160v224H0z" />
      <path fill="#c3202e" d="M136 9h12l4 9-4 24h-12l-4-24z" />
      <path fill="#fbf3e2" d="M138 12h8l2 7-3 20h-6l-3-20z" />
      <g strokeWidth="7">
        <path stroke="#b9ad95" d="M0 108h77" />
        <path stroke="#fffdf7" strokeWidth="5.6" d="M0 108h77" />
        <path stroke="#c3202e" d="M83 108h77" />
      </g>
      <g strokeWidth="4">
        <path stroke="#b9ad95" d="M80 108C60 78 38 86 42 102s22 20 38 6L54 126" />
        <path stroke="#fffdf7" strokeWidth="2.8" d="M80 108C60 78 38 86 42 102s22 20 38 6L54 126" />
        <path stroke="#c3202e" d="M80 108c20-30 42-22 38-6s-22 20-38 6l26 18" />
      </g>
    </svg>
  );
}
