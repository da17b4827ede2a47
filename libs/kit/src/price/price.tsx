import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatAmount } from '@shop/money';
import styles from './price.module.css';

export interface PriceProps {
  /** Tax-included integer yen (L-20). */
  readonly yen: number;
  readonly size?: 'small' | 'medium' | 'large';
  /** Says (税込) behind the figure; on unless the place says it already. */
  readonly taxNote?: boolean;
}

/** 1,480円(税込), in one piece that never wraps (T-05, F-16), left as it is by translations. */
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
