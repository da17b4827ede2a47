import type { Cart } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShippingAddPage } from '@shop/theming';
import { StepLayout } from '../checkout/step-layout.tsx';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { useShippingAdd } from './model.tsx';

/** A further destination. */
export function ShippingAddScreen() {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('shipping');
  return (
    <StepLayout step="shipping" title={t.pageTitles.shippingAdd} checkout={checkout}>
      {checkout.cart && <Filled cart={checkout.cart} />}
    </StepLayout>
  );
}

function Filled({ cart }: { cart: Cart }) {
  return <ShippingAddPage {...useShippingAdd(cart)} />;
}
