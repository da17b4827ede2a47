import type { OrderListPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton } from '@shop/kit';
import { OrderCard } from './order-card.tsx';
import styles from './order-list-page.module.css';

/** Orders, newest first. */
export default function OrderListPage(props: OrderListPageProps) {
  const t = useCopy(accountCopy).orders;
  const { orders, total, browseHref } = props;
  if (orders.length === 0) {
    return (
      <EmptyState
        illustration="empty-basket"
        title={t.emptyTitle}
        headingLevel={2}
        actions={
          <LinkButton variant="primary" to={browseHref}>
            {t.browse}
          </LinkButton>
        }
      >
        {t.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <p className={styles.count}>{t.count(total)}</p>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pages {...props} />
    </div>
  );
}

function Pages({ page, lastPage, hrefOf }: OrderListPageProps) {
  const t = useCopy(accountCopy).orders;
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {page > 1 && (
        <LinkButton to={hrefOf(page - 1)} icon="arrow-left" rel="prev">
          {t.previous}
        </LinkButton>
      )}
      <span className={styles.position}>{t.pageOf(page, lastPage)}</span>
      {page < lastPage && (
        <LinkButton to={hrefOf(page + 1)} rel="next">
          {t.next}
        </LinkButton>
      )}
    </nav>
  );
}
