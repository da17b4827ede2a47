import type { OpenOrderView } from '@shop/theming';
import { leavingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, TextLink } from '@shop/kit';
import styles from './open-orders.module.css';
import { OrderStatus } from './order-status.tsx';

/** Orders that prevent withdrawal, with links; nothing when there is none. */
export function OpenOrders({ orders }: { readonly orders: readonly OpenOrderView[] }) {
  const t = useCopy(leavingCopy);
  if (orders.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t.openTitle}>
      <Notice tone="warning" title={t.openTitle}>
        {t.openLead}
      </Notice>
      <ul className={styles.orders}>
        {orders.map(({ id, orderNo, orderedAt, status, shop, href }) => (
          <li key={id} className={styles.order}>
            <TextLink to={href} standalone>
              {t.openOf(orderNo)}
            </TextLink>
            <OrderStatus status={status} prepayment={null} />
            <p className={styles.details}>
              <span>{orderedAt}</span>
              {shop !== null && <span>{shop}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
