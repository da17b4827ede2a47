import { useState } from 'react';
import type { Order } from '@shop/api';
import { paths } from '@shop/constants';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { OrderAgain } from '@shop/theming';
import { orderAgain } from './order-again.ts';

/** Ordering the same goods again, and what came of it. */
export function useOrderAgain(order: Order): OrderAgain {
  const t = useCopy(orderCopy).again;
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<OrderAgain['outcome']>(null);
  const onOrder = async () => {
    setBusy(true);
    try {
      setOutcome(await orderAgain(order, t));
    } finally {
      setBusy(false);
    }
  };
  return { onOrder: () => void onOrder(), isBusy, outcome, cartHref: paths.cart() };
}
