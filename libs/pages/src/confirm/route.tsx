import type { Cart } from '@shop/api';
import { paths } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { useNavigate } from 'react-router';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { StepWaiting } from '../checkout/step-waiting.tsx';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { useDecisionInquiry, type DecisionInquiry } from '../checkout/use-decision-inquiry.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { type ConfirmData, loadConfirm } from './load.ts';
import { useConfirm } from './model.ts';
import { usePaymentChoice } from './use-payment-choice.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

const ConfirmPage = slot('ConfirmPage');

export const clientLoader = load(loadConfirm);
export const meta = checkoutMeta('confirm', paths.cartConfirm());

/** The confirmation before the order is placed. */
function ConfirmScreen({ loaderData: data }: LoadedScreenProps<ConfirmData>) {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('confirm');
  const inquiry = useDecisionInquiry();
  const isChecking = inquiry.status !== 'quiet';
  useAbortableEffect(isChecking, () => {
    // The focused button is removed.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
  return (
    <StepLayout
      step="confirm"
      title={t.pageTitles.confirm}
      lead={isChecking ? undefined : t.confirm.lead}
      checkout={checkout}
      isClosed={isChecking}
    >
      {checkout.cart && <Filled cart={checkout.cart} data={data} inquiry={inquiry} />}
    </StepLayout>
  );
}

function Filled({ cart, data, inquiry }: { cart: Cart; data: ConfirmData; inquiry: DecisionInquiry }) {
  const t = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const { choice, isLost } = usePaymentChoice(cart);
  const props = useConfirm(cart, choice, data, inquiry);
  const isHere = props.order.status === 'ready' || props.order.status === 'blocked';
  // After a reload the card is lost: it is never stored.
  useAbortableEffect(
    isLost && isHere,
    () => void navigate(paths.cartPayment(), { replace: true, state: { refusal: t.payment.cardLost } }),
  );
  return <ConfirmPage {...props} />;
}

export const HydrateFallback = () => <StepWaiting step="confirm" screen="confirm" />;
export default ConfirmScreen;
