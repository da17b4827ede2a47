import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferred } from '@shop/theming';
import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import type { Cautions } from '../checkout/load-cautions.ts';
import { loadCautions } from '../checkout/load-cautions.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { StepWaiting } from '../checkout/step-waiting.tsx';
import { useCartWrites } from '../checkout/use-cart-writes.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';

/** The forms of a step need the cart, which the first document has not: their code is loaded with it. */
const Step = deferred(() => import('./step.tsx').then((file) => file.PaymentStep));

export const clientLoader = load(loadCautions);
export const meta = checkoutMeta('payment', paths.cartPayment());

/** The payment step. */
function PaymentScreen({ loaderData: data }: LoadedScreenProps<Cautions>) {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('payment', Step.preload);
  const writes = useCartWrites();
  return (
    <StepLayout step="payment" title={t.pageTitles.payment} checkout={checkout} failure={writes.failure}>
      {checkout.cart && <Step cart={checkout.cart} writes={writes} cautions={data} />}
    </StepLayout>
  );
}

export const HydrateFallback = () => <StepWaiting step="payment" screen="payment" />;
export default PaymentScreen;
