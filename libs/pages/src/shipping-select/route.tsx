import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferred } from '@shop/theming';
import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import { loadStep } from '../checkout/load-step.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { StepWaiting } from '../checkout/step-waiting.tsx';
import { useCartWrites } from '../checkout/use-cart-writes.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { load } from '../loading/load.ts';
import { useDestinationRemoval } from '../removal/use-destination-removal.ts';

/** The forms of a step need the cart, which the first document has not: their code is loaded with it. */
const Step = deferred(() => import('./step.tsx').then((file) => file.ShippingSelectStep));

export const clientLoader = load(loadStep);
export const meta = checkoutMeta('shippingSelect', paths.cartShippingSelect());

/** The shipping step: orderer and destinations. */
function ShippingSelectScreen() {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('shipping', Step.preload);
  const writes = useCartWrites();
  const removal = useDestinationRemoval(writes);
  return (
    <StepLayout
      step="shipping"
      title={t.pageTitles.shippingSelect}
      checkout={checkout}
      failure={writes.failure}
      undo={removal.undo}
    >
      {checkout.cart && <Step cart={checkout.cart} writes={writes} removal={removal} />}
    </StepLayout>
  );
}

export const HydrateFallback = () => <StepWaiting step="shipping" screen="shippingSelect" />;
export default ShippingSelectScreen;
