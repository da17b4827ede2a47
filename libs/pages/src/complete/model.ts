import { CAUTION_KEYS, paths, withQuery } from '@shop/constants';
import { ApiFailure } from '@shop/api';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useAppSelector, clearPaymentError, useAppDispatch } from '@shop/state';
import type { OrderCompletePageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { contactOf } from '../checkout/contact-of.ts';
import type { Cautions } from '../checkout/load-cautions.ts';
import { payInstructions, prepaymentView } from '../purchase/prepayment-views.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { OrderResult } from './order-result.ts';
import { useOrderResult } from './use-order-result.ts';
import type { Order } from '@shop/api';
import { formatDateTime } from '@shop/japanese';
import { plannedOfOrder } from '../purchase/planned-destinations.ts';
import { sumsOfOrder } from '../purchase/sums.ts';

type Texts = typeof checkoutCopy;

/** The order, or what became of its payment. */
export function useOrderComplete(cautions: Cautions): OrderCompletePageProps {
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const prepaid = useCopy(prepaymentCopy);
  const navigate = useNavigate();
  const isMember = useAppSelector((state) => state.auth.isLogin);
  const { settings } = useShopFrame();
  const { result, look } = useOrderResult();
  const order = result.kind === 'order' ? result.order : null;
  const returned = result.kind === 'returned' ? result : null;

  /** Abandons the open payment; if it has succeeded meanwhile, the order is shown. */
  const chooseAgain = async () => {
    try {
      await dispatch(clearPaymentError());
      void navigate(paths.cartPayment(), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      look();
    }
  };

  return {
    status: statusOf(result),
    order: order && orderView(order, t, prepaid),
    returned: returned && { state: returned.state === 'pending' ? 'open' : returned.state, orderNo: returned.orderNo },
    instructions: order && payInstructions(order, prepaid),
    failure: result.kind === 'failed' ? result.message : null,
    onResume: result.kind === 'resume' ? () => window.location.assign(result.url) : null,
    onChooseAgain: result.kind === 'resume' || result.kind === 'failed' ? () => void chooseAgain() : null,
    onRetry: look,
    confirmHref: paths.cartConfirm(),
    contact: contactOf(settings),
    registerHref: isMember ? null : paths.register(),
    historyHref: isMember ? paths.mypageOrders() : null,
    lookupHref: isMember
      ? null
      : withQuery(paths.orderLookup(), { order_no: order?.order_no ?? returned?.orderNo ?? null }),
    loginHref: isMember ? null : withQuery(paths.login(), { back: paths.mypageOrders() }),
    browseHref: paths.products(),
    caution: cautions[CAUTION_KEYS.cartComplete] ?? null,
  };
}

function statusOf(result: OrderResult): OrderCompletePageProps['status'] {
  if (result.kind !== 'order') return result.kind;
  const { status, prepayment } = result.order;
  const isUnpaid = prepayment ? prepayment.state !== 'paid' : status === 'awaiting_payment';
  return isUnpaid ? 'awaiting_payment' : 'accepted';
}

/** The order as the last step shows it. */
function orderView(
  order: Order,
  t: Texts,
  prepaid: typeof prepaymentCopy,
): NonNullable<OrderCompletePageProps['order']> {
  return {
    orderNo: order.order_no,
    orderedAt: formatDateTime(new Date(order.ordered_at)),
    email: order.orderer.email,
    paymentName: order.payment_name,
    prepayment: prepaymentView(order),
    sums: sumsOfOrder(order),
    destinations: plannedOfOrder(order, t, prepaid),
  };
}
