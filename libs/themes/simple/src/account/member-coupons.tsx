import type { MemberCouponRow, PagedListProps } from '@shop/theming';
import { pointsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge } from '@shop/kit';
import { PagedList } from '../kinds/paged-list.tsx';
import styles from './member-coupons.module.css';

/** The member's coupons: what for, until when, and why one cannot be used. */
export function MemberCoupons({ coupons }: { readonly coupons: PagedListProps<MemberCouponRow> }) {
  const t = useCopy(pointsCopy).coupons;
  return (
    <PagedList {...coupons} texts={t}>
      {(rows) => (
        <>
          <p>{t.howTo}</p>
          <ul className={styles.list}>
            {rows.map((row) => (
              <li key={row.id} className={styles.coupon} data-entry="">
                <div className={styles.text}>
                  <h2 className={styles.name}>{row.name}</h2>
                  <p className={styles.terms}>
                    <span>{t.minimum(row.minimum)}</span>
                    <span>{t.between(row.from, row.until)}</span>
                    {row.timesLeft !== null && row.timesLeft > 0 && <span>{t.left(row.timesLeft)}</span>}
                  </p>
                  {row.reason && (
                    <p className={styles.reason}>
                      <Badge tone="warning">{t.unusable}</Badge> {row.reason}
                    </p>
                  )}
                </div>
                <p className={styles.code}>{t.code(row.code)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}
