import type { OrderSearch as Search } from '@shop/theming';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, ShopLink, TextLink } from '@shop/kit';
import styles from './order-search.module.css';

/** Years as links; the fields for number and period are collapsed unless they filter the list. */
export function OrderSearch({ form, years, isNarrowed, clearHref, refusal }: Search) {
  const t = useCopy(orderCopy).search;
  return (
    <div className={styles.search} role="search" aria-label={t.title}>
      {refusal !== null && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      <nav aria-label={t.years}>
        <ul className={styles.years}>
          {years.map(({ label, href, current }) => (
            <li key={href}>
              <ShopLink to={href} className={styles.year} aria-current={current || undefined}>
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.more} open={isNarrowed || undefined}>
        <summary className={styles.summary}>{t.title}</summary>
        {form}
      </details>
      {isNarrowed && (
        <TextLink to={clearHref} standalone>
          {t.clear}
        </TextLink>
      )}
    </div>
  );
}
