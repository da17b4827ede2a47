import { useState } from 'react';
import type { Order } from '@shop/api';
import { accountCopy, checkoutCopy, orderCopy, prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot, type NamedLink } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { orderView } from './model.ts';
import type { OrderCalls } from './order-calls.ts';
import { useCancelling } from './use-cancelling.tsx';
import { useGiftLink } from './use-gift-link.ts';
import { useOrderAgain } from './use-order-again.ts';
import { useReceipt } from './use-receipt.tsx';

const OrderPage = slot('OrderPage');

interface OneOrderProps {
  readonly read: Order;
  /** By which right it is cancelled and its receipt had. */
  readonly calls: OrderCalls;
  readonly back: NamedLink;
}

/** An order and what can be done with it. What a cancelling answered stands until the order is read again. */
export function OneOrder({ read, calls, back }: OneOrderProps) {
  const account = useCopy(accountCopy);
  const checkout = useCopy(checkoutCopy);
  const words = useCopy(orderCopy);
  const prepayment = useCopy(prepaymentCopy);
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<{ readonly of: Order; readonly order: Order } | null>(null);
  const order = answer?.of === read ? answer.order : read;
  const reread = () => void revalidate();
  const cancel = useCancelling(order, {
    cancel: calls.cancel,
    onCancelled: (cancelled) => setAnswer({ of: read, order: cancelled }),
    reread,
  });
  const receipt = useReceipt(order, { receipt: calls.receipt, reread });
  const again = useOrderAgain(order);
  const link = useGiftLink(order, { send: calls.sendGiftLink, reread });
  const view = orderView(order, { account, checkout, order: words, prepayment });
  const text = order.status === 'cancel_requested' ? words.cancel.asked : words.cancel.done;
  return (
    <OrderPage
      {...view}
      gift={view.gift && { ...view.gift, link }}
      cancel={cancel}
      message={answer === null ? null : { tone: 'success', text }}
      receipt={receipt}
      again={again}
      back={back}
    />
  );
}
