import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '@shop/kit';
import styles from './free-carriage.module.css';

/** The amount that is missing for free shipping, as a sentence and as a bar. */
export function FreeCarriage({ threshold, remaining }: { threshold: number; remaining: number }) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.free} data-reached={remaining === 0 || undefined}>
      <p className={styles.text}>
        <Icon name={remaining === 0 ? 'check' : 'truck'} />
        {remaining === 0 ? t.cart.freeReached : t.cart.freeRemaining(remaining)}
      </p>
      {remaining > 0 && (
        <progress className={styles.bar} value={threshold - remaining} max={threshold} aria-hidden="true" />
      )}
      <p className={styles.note}>{t.cart.freeNote(threshold)}</p>
    </div>
  );
}
