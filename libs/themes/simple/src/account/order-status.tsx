import type { OrderStatusName, PrepaymentView } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, type BadgeProps } from '@shop/kit';
import { PrepaymentBadge } from '@shop/parts';

const looks = {
  awaiting_payment: { tone: 'warning', icon: 'clock' },
  accepted: { tone: 'info', icon: 'check' },
  preparing: { tone: 'info', icon: 'basket' },
  shipped: { tone: 'success', icon: 'truck' },
  delivered: { tone: 'success', icon: 'check' },
  abandoned: { tone: 'neutral', icon: 'no-entry' },
  cancel_requested: { tone: 'warning', icon: 'clock' },
  cancelled: { tone: 'neutral', icon: 'no-entry' },
} as const satisfies Record<OrderStatusName, Pick<BadgeProps, 'tone' | 'icon'>>;

interface OrderStatusProps {
  readonly status: OrderStatusName;
  readonly prepayment: PrepaymentView | null;
}

/**
 * The status of an order and of its payment, by text, icon and colour. An order that only waits for payment shows it
 * once.
 */
export function OrderStatus({ status, prepayment }: OrderStatusProps) {
  const t = useCopy(accountCopy).status;
  const isSaidByMoney = status === 'awaiting_payment' && prepayment !== null;
  return (
    <>
      {!isSaidByMoney && <Badge {...looks[status]}>{t[status]}</Badge>}
      {prepayment && <PrepaymentBadge state={prepayment.state} />}
    </>
  );
}
