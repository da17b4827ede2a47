import type { Cart } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import { loadStep } from '../checkout/load-step.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { StepWaiting } from '../checkout/step-waiting.tsx';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { load } from '../loading/load.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { useShippingAdd } from './model.tsx';

const ShippingAddPage = slot('ShippingAddPage');

export const clientLoader = load(loadStep);
export const meta = checkoutMeta('shippingAdd', paths.cartShippingAdd());

/** A further destination. */
function ShippingAddScreen() {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('shipping');
  const isToReceiver = useSearchParams().get('to') === 'receiver';
  return (
    <StepLayout
      step="shipping"
      title={isToReceiver ? t.pageTitles.receiver : t.pageTitles.shippingAdd}
      checkout={checkout}
    >
      {checkout.cart && <Filled cart={checkout.cart} />}
    </StepLayout>
  );
}

function Filled({ cart }: { cart: Cart }) {
  return <ShippingAddPage {...useShippingAdd(cart)} />;
}

export const HydrateFallback = () => <StepWaiting step="shipping" screen="shippingAdd" />;
export default ShippingAddScreen;
