import { useState } from 'react';
import { accountCopy, checkoutCopy, orderCopy, prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot, type NamedLink } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { orderView } from './model.ts';
import type { OrderCalls } from './order-calls.ts';
import { useCancelling } from './use-cancelling.tsx';
import { useReceipt } from './use-receipt.tsx';
import { ApiFailure, type Order } from '@shop/api';
import type { AccountNotice, OrderGift, OrderAgain } from '@shop/theming';
import { failureText } from '../kinds/failure-text.ts';
import { paths } from '@shop/constants';
import { orderAgain } from './order-again.ts';
import { useAppDispatch } from '@shop/state';

const OrderPage = slot('OrderPage');

interface OneOrderProps {
  readonly read: Order;
  /** By which right it is cancelled and its receipt had. */
  readonly calls: OrderCalls;
  readonly back: NamedLink;
}

/** An order with its actions. After a cancellation its response is shown until the order is read again. */
export function OneOrder({ read, calls, back }: OneOrderProps) {
  const account = useCopy(accountCopy);
  const checkout = useCopy(checkoutCopy);
  const texts = useCopy(orderCopy);
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
  const view = orderView(order, { account, checkout, order: texts, prepayment });
  const text = order.status === 'cancel_requested' ? texts.cancel.requested : texts.cancel.done;
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

/**
 * Sends the link of a social gift again; null unless the receiver has not entered the address yet.
 * @param reread reads the order again: after a refusal the shown gift is outdated
 */
function useGiftLink(
  { social_gift: gift }: Order,
  { send, reread }: { readonly send: OrderCalls['sendGiftLink']; readonly reread: () => void },
): OrderGift['link'] {
  const { link: t } = useCopy(orderCopy).gift;
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<AccountNotice | null>(null);
  if (gift?.state !== 'waiting') return null;
  const onSend = async () => {
    setBusy(true);
    setMessage(null);
    try {
      await send();
      setMessage({ tone: 'success', text: t.sent });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setMessage({ tone: 'danger', text: failureText(error, t.failed) });
      if (error.status === 409) reread();
    } finally {
      setBusy(false);
    }
  };
  return { onSend: () => void onSend(), isBusy, message };
}

/** Adds the same products to the cart again, and returns the result. */
function useOrderAgain(order: Order): OrderAgain {
  const dispatch = useAppDispatch();
  const t = useCopy(orderCopy).again;
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<OrderAgain['outcome']>(null);
  const onOrder = async () => {
    setBusy(true);
    try {
      setOutcome(await orderAgain(dispatch, order, t));
    } finally {
      setBusy(false);
    }
  };
  return { onOrder: () => void onOrder(), isBusy, outcome, cartHref: paths.cart() };
}
