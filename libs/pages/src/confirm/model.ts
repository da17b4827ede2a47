import { useState } from 'react';
import type { Cart } from '@shop/api';
import { CAUTION_KEYS } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { selectIsSelling, useShop } from '@shop/state';
import type { ConfirmPageProps } from '@shop/theming';
import type { Cautions } from '../checkout/load-cautions.ts';
import { otherValues, useOtherFields } from '../checkout/use-other-fields.ts';
import { useShopFrame } from '../frame/frame-context.tsx';
import { confirmView, type PaymentChoice } from './confirm-view.ts';
import { useDecision } from './use-decision.ts';

/** The six items and the button. What changed since it was seen must be agreed to first (C-06). */
export function useConfirm(cart: Cart, choice: PaymentChoice, cautions: Cautions): ConfirmPageProps {
  const t = useCopy(checkoutCopy);
  const { settings } = useShopFrame();
  const isSelling = useShop(selectIsSelling, true);
  const [agreedHash, setAgreedHash] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const otherFields = useOtherFields();
  const decision = useDecision(cart, choice);
  const view = confirmView(cart, settings, choice, t);
  const isAgreed = view.changes.length === 0 || agreedHash === cart.quote.hash;

  const [problem] = cart.quote.problems;
  const obstacle = !isSelling ? t.cart.blockedSelling : (problem?.message ?? null);
  const missing = isAgreed ? null : t.confirm.agreeFirst;

  return {
    ...view,
    others: otherValues(otherFields, cart.detail.order.other),
    isAgreed,
    onAgree: (agreed) => setAgreedHash(agreed ? cart.quote.hash : null),
    cautions: { before: cautions[CAUTION_KEYS.cartConfirm1] ?? null, after: cautions[CAUTION_KEYS.cartConfirm2] ?? null },
    order: {
      status: obstacle ? 'blocked' : decision.status,
      reason: obstacle ?? (asked ? missing : null) ?? decision.refusal,
      mayLeave: choice.method?.code === 'card',
      onOrder: () => {
        setAsked(true);
        if (obstacle === null && isAgreed) void decision.decide();
      },
    },
  };
}
