import type { ReactNode } from 'react';
import styles from './pairing-chart.module.css';

interface PairingChartProps {
  readonly label: string;
  readonly pairings: readonly string[];
}

/** Pairings of a product: lines from the product to each pairing. */
export function PairingChart({ label, pairings }: PairingChartProps): ReactNode {
  const ends = pairings.map((_, index) => ((index + 0.5) / pairings.length) * 100);
  return (
    <div className={styles.chart}>
      <span className={styles.slice} aria-hidden="true" />
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {ends.map((end) => (
          <path key={end} d={`M0 50C45 50 40 ${end} 100 ${end}`} />
        ))}
      </svg>
      <ul className={styles.list} aria-label={label}>
        {pairings.map((pairing) => (
          <li key={pairing}>{pairing}</li>
        ))}
      </ul>
    </div>
  );
}
