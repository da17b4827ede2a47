import { useState } from 'react';
import type { Order } from '@shop/api';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDateTime } from '@shop/japanese';
import { refundDetails, reportEvent, useAppDispatch } from '@shop/state';
import { deferred, type OrderCancelling } from '@shop/theming';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { cancelTerms, isRequestedPayment } from './cancel-texts.ts';
import type { OrderCalls } from './order-calls.ts';

/** Loaded on demand, since few orders are cancelled. */
const DeferredForm = deferred(() => import('./cancel-form.tsx').then((file) => file.CancelForm));

interface Answers {
  readonly cancel: OrderCalls['cancel'];
  /** Called with the order in the response, which replaces the shown one (spec §4). */
  readonly onCancelled: (order: Order) => void;
  /** Reads the order again, since the shown one is outdated. */
  readonly reread: () => void;
}

/** Statuses of an order that show nothing about cancellation. */
const over: readonly Order['status'][] = ['shipped', 'delivered', 'abandoned', 'cancelled', 'cancel_requested'];

/** Returns the cancellation of an order; null if its status shows nothing about it. */
export function useCancelling(order: Order, { cancel, onCancelled, reread }: Answers): OrderCancelling | null {
  const dispatch = useAppDispatch();
  const t = useCopy(orderCopy);
  const [isRefused, setRefused] = useState(false);
  const { id, can_cancel, cancel_until, cancel_refusal } = order;
  const isRequested = isRequestedPayment(order);
  if (over.includes(order.status)) return null;
  return {
    refusal: can_cancel ? null : (cancel_refusal ?? null),
    until: cancel_until === null ? null : formatDateTime(new Date(cancel_until)),
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
