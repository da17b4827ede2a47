import { paginationCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ShopLink } from '@shop/kit';
import type { PaginationProps } from '@shop/theming';
import styles from './pagination.module.css';

/** Links to the neighbouring, first and last pages of a list. Nothing when all products fit on one page. */
export default function Pagination({ page, last, hrefOf }: PaginationProps) {
  const t = useCopy(paginationCopy);
  if (last <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t.label}>
      {page > 1 && (
        <ShopLink className={styles.step} to={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          {t.previous}
        </ShopLink>
      )}
      <ol className={styles.pages}>
        {pagesAround(page, last).map((entry) =>
          entry === null ? (
            <li key="gap" className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <ShopLink
                className={styles.page}
                to={hrefOf(entry)}
                aria-label={t.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </ShopLink>
            </li>
          ),
        )}
      </ol>
      {page < last && (
        <ShopLink className={styles.step} to={hrefOf(page + 1)} rel="next">
          {t.next}
          <Icon name="arrow-right" />
        </ShopLink>
      )}
    </nav>
  );
}

/**
 * Five numbers at most around `page`, null where numbers are left out on the way to the last one:
 * `(1, 9)` → 1 2 3 … 9, `(5, 9)` → 4 5 6 … 9.
 */
export function pagesAround(page: number, last: number): readonly (number | null)[] {
  if (last <= 5) return Array.from({ length: last }, (_, index) => index + 1);
  const first = Math.min(Math.max(page - 1, 1), last - 3);
  const near = [first, first + 1, first + 2];
  return first + 3 === last ? [...near, last] : [...near, null, last];
}
