import { useState } from 'react';
import type { Order } from '@shop/api';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDayAndTime } from '@shop/japanese';
import { refundDetails, reportEvent, useAppDispatch } from '@shop/state';
import { later, type OrderCancelling } from '@shop/theming';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { cancelTerms, isRequestedPayment } from './cancel-words.ts';
import type { OrderCalls } from './order-calls.ts';

/** Few cancel: who looks at an order does not wait for the forms. */
const DeferredForm = later(() => import('./cancel-form.tsx').then((file) => file.CancelForm));

interface Answers {
  readonly cancel: OrderCalls['cancel'];
  /** The order that the server answered takes the place of the one that was shown (spec §4). */
  readonly onCancelled: (order: Order) => void;
  /** Reads the order once more: it stands otherwise than was shown. */
  readonly reread: () => void;
}

/** States of an order in which nothing is said of cancelling any more. */
const over: readonly Order['status'][] = ['shipped', 'delivered', 'abandoned', 'cancelled', 'cancel_requested'];

/** Cancelling an order with a reason; null where nothing can be said of it any more. */
export function useCancelling(order: Order, { cancel, onCancelled, reread }: Answers): OrderCancelling | null {
  const dispatch = useAppDispatch();
  const t = useCopy(orderCopy);
  const [isRefused, setRefused] = useState(false);
  const { id, can_cancel, cancel_until, cancel_refusal } = order;
  const isRequested = isRequestedPayment(order);
  if (over.includes(order.status)) return null;
  return {
    refusal: can_cancel ? null : (cancel_refusal ?? null),
    until: cancel_until === null ? null : formatDayAndTime(new Date(cancel_until)),
    isRequested,
    terms: cancelTerms(order, t),
    form: (
      <DeferredForm
        orderId={id}
        isRequested={isRequested}
        onSend={async (cancel_reason) => {
          const outcome = await outcomeOf(async () => {
            const data = await cancel(cancel_reason);
            if (data.status === 'cancelled') dispatch(reportEvent('refund', refundDetails(data)));
            onCancelled(data);
          });
          setRefused(!outcome.ok);
          return outcome;
        }}
      />
    ),
    onClose: () => {
      if (isRefused) reread();
    },
  };
}
