import type { Cart } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import { loadStep } from '../checkout/load-step.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { StepWaiting } from '../checkout/step-waiting.tsx';
import { useCartEvent } from '../checkout/use-cart-event.ts';
import { useCartWrites, type CartWrites } from '../checkout/use-cart-writes.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { load } from '../loading/load.ts';
import { useDestinationRemoval, type DestinationRemoval } from '../removal/use-destination-removal.ts';
import { useShippingSelect } from './model.ts';

const ShippingSelectPage = slot('ShippingSelectPage');

export const clientLoader = load(loadStep);
export const meta = checkoutMeta('shippingSelect', paths.cartShippingSelect());

/** Who orders and where it goes. */
function ShippingSelectScreen() {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('shipping');
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
      {checkout.cart && <Filled cart={checkout.cart} writes={writes} removal={removal} />}
    </StepLayout>
  );
}

function Filled({ cart, writes, removal }: { cart: Cart; writes: CartWrites; removal: DestinationRemoval }) {
  useCartEvent('begin_checkout', cart);
  return <ShippingSelectPage {...useShippingSelect(cart, writes, removal)} />;
}

export const HydrateFallback = () => <StepWaiting step="shipping" screen="shippingSelect" />;
export default ShippingSelectScreen;
