import { useId } from 'react';
import { reviewCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, Notice, Select } from '@shop/kit';
import type { ProductReviewsProps, ReviewView } from '@shop/theming';
import { ReviewRatings } from './review-ratings.tsx';
import { Stars } from './stars.tsx';
import styles from './product-reviews.module.css';

/** Reviews of a product by buyers; what affects their value, such as rewards, is disclosed above them. */
export default function ProductReviews({ ratings, rows, sort, more, failure }: ProductReviewsProps) {
  const t = useCopy(reviewCopy);
  const id = useId();
  return (
    <section className={styles.reviews} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t.title}</h2>
        {sort && (
          <Select
            aria-label={t.sort}
            options={sort.options}
            value={sort.value}
            onChange={(event) => sort.onChange(event.target.value)}
          />
        )}
      </header>
      <p className={styles.lead}>{ratings.count === 0 ? t.samplesOnly : t.lead}</p>
      <div className={styles.body} data-rated={ratings.count > 0 || undefined}>
        {ratings.average !== null && <ReviewRatings {...ratings} average={ratings.average} />}
        <div className={styles.list}>
          <ul className={styles.rows} aria-busy={more?.isBusy || undefined}>
            {rows.map((row) => (
              <li key={row.id}>
                <Review {...row} />
              </li>
            ))}
          </ul>
          {failure !== null && (
            <Notice tone="danger" live>
              {failure}
            </Notice>
          )}
          {more && (
            <Button busy={more.isBusy} onClick={more.onMore}>
              {t.more(more.remaining)}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function Review({ author, rating, title, body, day, isSample, isPurchased, incentive }: ReviewView) {
  const t = useCopy(reviewCopy);
  return (
    <article className={styles.review}>
      <p className={styles.marks}>
        <Stars rating={rating} />
        {isSample && <Badge>{t.sample}</Badge>}
        {isPurchased && <Badge tone="success">{t.purchased}</Badge>}
        {incentive !== null && <Badge tone="warning">{t.promotion}</Badge>}
      </p>
      <h3>{title}</h3>
      <p className={styles.text}>{body}</p>
      <p className={styles.from}>
        {author} <time dateTime={day.replaceAll('.', '-')}>{day}</time>
        {incentive !== null && <span>{incentive}</span>}
      </p>
    </article>
  );
}
