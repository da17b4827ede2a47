import type { OrderListPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PagedList } from '../kinds/paged-list.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './order-list-page.module.css';

/** Orders, newest first. */
export default function OrderListPage(page: OrderListPageProps) {
  const t = useCopy(accountCopy).orders;
  return (
    <PagedList {...page} words={t} illustration="empty-basket">
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
  );
}
