import { reviewCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './stars.module.css';

const most = 5;

/** A rating from 1 to 5, with a text for screen readers. */
export function Stars({ rating }: { readonly rating: number }) {
  const t = useCopy(reviewCopy);
  return (
    <span className={styles.stars} role="img" aria-label={t.outOf(rating)}>
      {'★'.repeat(Math.round(rating))}
      <span className={styles.rest}>{'★'.repeat(most - Math.round(rating))}</span>
    </span>
  );
}
