import { CAUTION_KEYS, paths } from '@shop/constants';
import { ApiFailure } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop, useShop } from '@shop/state';
import type { OrderCompletePageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import type { Cautions } from '../checkout/load-cautions.ts';
import { instructionsView, orderView } from './order-view.ts';
import { useOrderResult, type OrderResult } from './use-order-result.ts';

/** The order, or what became of its payment. */
export function useOrderComplete(cautions: Cautions): OrderCompletePageProps {
  const t = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const isMember = useShop((state) => state.auth.isLogin, false);
  const { result, look } = useOrderResult();
  const order = result.kind === 'order' ? result.order : null;

  /** Gives the open payment up; one that has succeeded meanwhile is an order, and is shown. */
  const chooseAgain = async () => {
    try {
      await browserShop().dispatch('clearPaymentError');
      void navigate(paths.cartPayment(), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      look();
    }
  };

  return {
    status: statusOf(result),
    order: order && orderView(order, t),
    instructions: order && order.status === 'awaiting_payment' ? instructionsView(order.payment_instructions, t) : null,
    failure: result.kind === 'failed' ? result.message : null,
    onResume: result.kind === 'resume' ? () => window.location.assign(result.url) : null,
    onChooseAgain: result.kind === 'resume' || result.kind === 'failed' ? () => void chooseAgain() : null,
    onRetry: look,
    registerHref: isMember ? null : paths.register(),
    historyHref: isMember ? paths.mypageOrders() : null,
    browseHref: paths.products(),
    caution: cautions[CAUTION_KEYS.cartComplete] ?? null,
  };
}

function statusOf(result: OrderResult): OrderCompletePageProps['status'] {
  if (result.kind !== 'order') return result.kind;
  return result.order.status === 'awaiting_payment' ? 'awaiting_payment' : 'accepted';
}
