import type { OrderListPageProps } from '@shop/theming';
import { accountCopy, orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PagedList } from '../kinds/paged-list.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './order-list-page.module.css';
import { OrderSearch } from './order-search.tsx';

/** Orders, newest first, narrowed by number and period. */
export default function OrderListPage({ search, ...page }: OrderListPageProps) {
  const t = useCopy(accountCopy).orders;
  const narrowed = useCopy(orderCopy).search;
  return (
    <div>
      {search && <OrderSearch {...search} />}
      <PagedList
        {...page}
        texts={search?.isNarrowed ? { ...narrowed, browse: narrowed.clear } : t}
        illustration="empty-basket"
      >
        {(orders) => (
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
