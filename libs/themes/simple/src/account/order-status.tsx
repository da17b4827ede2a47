import type { OrderStatusName } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, type BadgeProps } from '@shop/kit';

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

/** Where an order stands, by word, drawing and colour. */
export function OrderStatus({ status }: { readonly status: OrderStatusName }) {
  const t = useCopy(accountCopy).status;
  return <Badge {...looks[status]}>{t[status]}</Badge>;
}
