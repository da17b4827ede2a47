import { useState, useEffect, useEffectEvent } from 'react';
import type { Cart } from '@shop/api';
import { CAUTION_KEYS } from '@shop/constants';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { selectIsSelling, useAppSelector, loadCart, useAppDispatch } from '@shop/state';
import type { ConfirmPageProps } from '@shop/theming';
import { contactOf } from '../checkout/contact-of.ts';
import { cautionOfGoods } from '../checkout/load-cautions.ts';
import type { DecisionInquiry } from '../checkout/use-decision-inquiry.ts';
import { otherValues, useOtherFields } from '../checkout/use-other-fields.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { confirmView, type PaymentChoice } from './confirm-view.ts';
import type { ConfirmData } from './load.ts';
import { quoteDifferences } from './quote-differences.ts';
import { useDecision } from './use-decision.ts';
import { ApiFailure } from '@shop/api';

/** Returns the six items and the button. Changes since the shown quote must be accepted first (C-06). */
export function useConfirm(
  cart: Cart,
  choice: PaymentChoice,
  { cautions, cancel }: ConfirmData,
  inquiry: DecisionInquiry,
): ConfirmPageProps {
  const t = useCopy(checkoutCopy);
  const prepaid = useCopy(prepaymentCopy);
  const { settings } = useShopFrame();
  const isSelling = useAppSelector(selectIsSelling);
  const [agreedHash, setAgreedHash] = useState<string | null>(null);
  const [isRequested, setRequested] = useState(false);
  const [shown] = useState(cart);
  const otherFields = useOtherFields();
  const decision = useDecision(cart, choice, inquiry);
  useFreshCart(decision.status === 'ready');
  const view = confirmView(cart, { settings, cancel }, choice, t, prepaid);
  const changes = [...view.changes, ...quoteDifferences(shown, cart, t, prepaid).map((text) => ({ id: text, text }))];
  const isAgreed = changes.length === 0 || agreedHash === cart.quote.hash;

  const [problem] = cart.quote.problems;
  const obstacle = !isSelling ? t.cart.blockedSelling : (problem?.message ?? null);
  const missing = isAgreed ? null : t.confirm.agreeFirst;

  return {
    ...view,
    changes,
    others: otherValues(otherFields, cart.detail.order.other),
    isAgreed,
    onAgree: (agreed) => setAgreedHash(agreed ? cart.quote.hash : null),
    cautions: {
      before: cautionOfGoods(cautions, CAUTION_KEYS.cartConfirm1, cart),
      after: cautions[CAUTION_KEYS.cartConfirm2] ?? null,
    },
    order: {
      // After sending, a new obstacle says nothing about the result.
      status: obstacle !== null && decision.status === 'ready' ? 'blocked' : decision.status,
      reason: obstacle ?? (isRequested ? missing : null) ?? decision.refusal,
      mayLeave: choice.method?.code === 'card' || choice.method?.code === 'paypay',
      onOrder: () => {
        setRequested(true);
        if (obstacle === null && isAgreed) void decision.decide();
      },
      onCheckAgain: inquiry.again,
      contact: contactOf(settings),
    },
  };
}

/** Reads the cart again when the tab becomes visible: it may have changed elsewhere. */
function useFreshCart(isIdle: boolean): void {
  const dispatch = useAppDispatch();
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !isIdle) return;
    try {
      await dispatch(loadCart());
    } catch (error) {
      // If reading fails, the server compares the quote when the order is placed.
      if (!(error instanceof ApiFailure)) throw error;
    }
  });
  useEffect(() => {
    const look = () => void refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
