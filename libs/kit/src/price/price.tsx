import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatAmount } from '@shop/money';
import styles from './price.module.css';

export interface PriceProps {
  /** Integer yen including tax (L-20). */
  readonly yen: number;
  readonly size?: 'small' | 'medium' | 'large';
  /** Whether to append (税込); on by default, off where the context says it. */
  readonly taxNote?: boolean;
}

/** 1,480円(税込), never wrapped (T-05, F-16) and never translated. */
export function Price({ yen, size = 'medium', taxNote = true }: PriceProps) {
  const t = useCopy(kitCopy);
  return (
    <span className={styles.price} data-size={size} translate="no">
      <span className={styles.figure}>{formatAmount(yen)}</span>
      <span className={styles.unit}>{t.yen}</span>
      {taxNote && <span className={styles.note}>({t.taxIncluded})</span>}
    </span>
  );
}
