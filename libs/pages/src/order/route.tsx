import { useState } from 'react';
import type { Order } from '@shop/api';
import { accountCopy, checkoutCopy, orderCopy, prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/read-or-outage.ts';
import { keyLoader } from '../guards/possible-key.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadOrder } from './load.ts';
import { orderView } from './model.ts';
import { useCancelling } from './use-cancelling.tsx';
import { useGiftLink } from './use-gift-link.ts';
import { useOrderAgain } from './use-order-again.ts';
import { useReceipt } from './use-receipt.tsx';

const OrderPage = slot('OrderPage');

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadOrder), { hydrate: true as const });
export const meta = hiddenMeta(accountCopy, (t) => t.order.title);

/** One order; null while it is a skeleton. */
function OrderScreen({ loaderData: reading = null }: ScreenProps<Reading<Order>>) {
  const { title } = useCopy(accountCopy).order;
  return (
    <MyPageFrame title={title} reading={reading}>
      {(order) => <OneOrder key={order.id} read={order} />}
    </MyPageFrame>
  );
}

/** An order and what can be done with it. What a cancelling answered stands until the order is read again. */
function OneOrder({ read }: { readonly read: Order }) {
  const account = useCopy(accountCopy);
  const checkout = useCopy(checkoutCopy);
  const words = useCopy(orderCopy);
  const prepayment = useCopy(prepaymentCopy);
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<{ readonly of: Order; readonly order: Order } | null>(null);
  const order = answer?.of === read ? answer.order : read;
  const reread = () => void revalidate();
  const cancel = useCancelling(order, {
    onCancelled: (cancelled) => setAnswer({ of: read, order: cancelled }),
    reread,
  });
  const receipt = useReceipt(order, reread);
  const again = useOrderAgain(order);
  const link = useGiftLink(order, reread);
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
    />
  );
}

export const HydrateFallback = OrderScreen;
export default OrderScreen;
