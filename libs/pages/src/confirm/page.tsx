import { useEffect, useEffectEvent } from 'react';
import type { Cart } from '@shop/api';
import { paths } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ConfirmPage } from '@shop/theming';
import { useNavigate } from 'react-router';
import type { Cautions } from '../checkout/load-cautions.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { usePaymentChoice } from './use-payment-choice.ts';
import { useConfirm } from './model.ts';

/** The last look before the order. */
export function ConfirmScreen({ data }: { data: Cautions }) {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('confirm');
  return (
    <StepLayout step="confirm" title={t.pageTitles.confirm} lead={t.confirm.lead} checkout={checkout}>
      {checkout.cart && <Filled cart={checkout.cart} cautions={data} />}
    </StepLayout>
  );
}

function Filled({ cart, cautions }: { cart: Cart; cautions: Cautions }) {
  const t = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const { choice, isLost } = usePaymentChoice(cart);
  const props = useConfirm(cart, choice, cautions);
  const isHere = props.order.status === 'ready' || props.order.status === 'blocked';
  const goBack = useEffectEvent(() => void navigate(paths.cartPayment(), { replace: true, state: { refusal: t.payment.cardLost } }));
  useEffect(() => {
    // A reload forgets the card, which is never kept anywhere.
    if (isLost && isHere) goBack();
  }, [isLost, isHere]);
  return <ConfirmPage {...props} />;
}
