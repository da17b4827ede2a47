import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferred } from '@shop/theming';
import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import { loadStep } from '../checkout/load-step.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { StepWaiting } from '../checkout/step-waiting.tsx';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { load } from '../loading/load.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';

/** The forms of a step need the cart, which the first document has not: their code is loaded with it. */
const Step = deferred(() => import('./step.tsx').then((file) => file.ShippingAddStep));

export const clientLoader = load(loadStep);
export const meta = checkoutMeta('shippingAdd', paths.cartShippingAdd());

/** A further destination. */
function ShippingAddScreen() {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('shipping', Step.preload);
  const isToReceiver = useSearchParams().get('to') === 'receiver';
  return (
    <StepLayout
      step="shipping"
      title={isToReceiver ? t.pageTitles.receiver : t.pageTitles.shippingAdd}
      checkout={checkout}
    >
      {checkout.cart && <Step cart={checkout.cart} />}
    </StepLayout>
  );
}

export const HydrateFallback = () => <StepWaiting step="shipping" screen="shippingAdd" />;
export default ShippingAddScreen;
