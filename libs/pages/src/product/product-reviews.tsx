import { useState } from 'react';
import { ApiFailure, type ProductReview } from '@shop/api';
import { reviewCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDay } from '@shop/japanese';
import { useApi } from '@shop/state';
import { deferredSlot, type ReviewView } from '@shop/theming';
import { failureText } from '../kinds/failure-text.ts';
import { reviewsAtOnce, type ReviewsRead } from './load-reviews.ts';
import { useLatestRequest } from '../timing/use-latest-request.ts';

const ReviewsPanel = deferredSlot('ProductReviews');

const sorts = ['newest', 'highest', 'lowest'] as const;
type Sort = (typeof sorts)[number];
const isSort = (value: string): value is Sort => (sorts as readonly string[]).includes(value);

interface ProductReviewsOfProps {
  readonly productKey: string;
  readonly first: ReviewsRead;
}

/** The reviews of a product: the first are in the page, others and other orders are loaded on demand. */
export function ProductReviews({ productKey, first }: ProductReviewsOfProps) {
  const api = useApi();
  const t = useCopy(reviewCopy);
  const [shown, setShown] = useState<{ readonly sort: Sort; readonly rows: readonly ProductReview[] }>({
    sort: 'newest',
    rows: first.rows,
  });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const newest = useLatestRequest();

  const read = async (sort: Sort, known: readonly ProductReview[]) => {
    const signal = newest();
    setBusy(true);
    setFailure(null);
    const query = { sort, page: known.length / reviewsAtOnce + 1, per: String(reviewsAtOnce) };
    try {
      const { data } = await api.GET('/v1/products/{key}/reviews', {
        params: { path: { key: productKey }, query },
        signal,
      });
      setShown({ sort, rows: [...known, ...data] });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error, t.failed));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  const viewOf = (row: ProductReview): ReviewView => ({
    id: row.id,
    author: row.author_name,
    rating: row.rating,
    title: row.title,
    body: row.body,
    day: formatDay(row.posted_on),
    isSample: row.is_sample,
    isPurchased: row.is_purchased,
    incentive: row.incentive === 'none' ? null : t.incentives[row.incentive],
  });
  const remaining = first.total - shown.rows.length;
  return (
    <ReviewsPanel
      ratings={{ count: first.summary.count, average: first.summary.average, counts: first.summary.ratings }}
      rows={shown.rows.map(viewOf)}
      sort={
        first.total < 2
          ? null
          : {
              value: shown.sort,
              options: sorts.map((value) => ({ value, label: t.sorts[value] })),
              onChange: (value) => isSort(value) && void read(value, []),
            }
      }
      more={remaining > 0 ? { remaining, isBusy, onMore: () => void read(shown.sort, shown.rows) } : null}
      failure={failure}
    />
  );
}
