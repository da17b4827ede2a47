import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Skeleton, VisuallyHidden } from '@shop/kit';
import styles from './card-waiting.module.css';

/** The placeholder of the card fields, in their geometry: number, name, and date next to code. */
export function CardWaiting() {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t.payment.cardLoading}</VisuallyHidden>
      {['number', 'name', 'date', 'code'].map((name) => (
        <span key={name} className={styles.field}>
          <Skeleton width="short" />
          <Skeleton shape="box" />
        </span>
      ))}
    </div>
  );
}
