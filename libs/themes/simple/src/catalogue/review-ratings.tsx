import { reviewCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Stars } from './stars.tsx';
import styles from './review-ratings.module.css';

interface ReviewRatingsProps {
  readonly count: number;
  readonly average: number;
  /** How many gave 5, 4, 3, 2 and 1. */
  readonly counts: readonly number[];
}

/** The average rating of buyers, and how it is composed. */
export function ReviewRatings({ count, average, counts }: ReviewRatingsProps) {
  const t = useCopy(reviewCopy);
  return (
    <div className={styles.ratings}>
      <p className={styles.average}>
        <strong>{t.average(average)}</strong>
        <Stars rating={average} />
        <span>{t.count(count)}</span>
      </p>
      <ul className={styles.bars} aria-label={t.distribution}>
        {counts.map((rows, index) => {
          const rating = counts.length - index;
          return (
            <li key={rating} aria-label={t.ratingCount(rating, rows)}>
              <span aria-hidden>{rating}</span>
              <meter className={styles.bar} aria-hidden min={0} max={count} value={rows} />
              <span aria-hidden>{rows}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
