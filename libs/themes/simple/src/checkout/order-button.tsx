import type { ConfirmPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Price } from '@shop/kit';
import styles from './order-button.module.css';

type Order = ConfirmPageProps['order'];

interface OrderButtonProps {
  readonly order: Order;
  /** There is no button while it is checked whether the order was received. */
  readonly status: Exclude<Order['status'], 'confirming' | 'stalled'>;
  readonly total: number;
}

/** 注文を確定する: clearly places the order (L-04), and ignores a second click. */
export function OrderButton({ order, status, total }: OrderButtonProps) {
  const t = useCopy(checkoutCopy);
  const isBusy = status === 'deciding' || status === 'leaving';
  const label = {
    ready: t.confirm.order,
    blocked: t.confirm.order,
    deciding: t.confirm.deciding,
    leaving: t.confirm.leaving,
  }[status];
  return (
    <div className={styles.order} data-surface>
      <p className={styles.total}>
        <span>{t.sums.total}</span>
        <Price yen={total} size="large" />
      </p>
      {order.reason && (
        <p className={styles.reason} id="order-reason" role="alert">
          {order.reason}
        </p>
      )}
      <Button
        variant="primary"
        size="large"
        wide
        busy={isBusy}
        aria-disabled={status === 'blocked' || undefined}
        aria-describedby={order.reason ? 'order-reason' : undefined}
        onClick={order.onOrder}
      >
        {label}
      </Button>
      {order.mayLeave && <p className={styles.note}>{t.confirm.orderNote3ds}</p>}
    </div>
  );
}
