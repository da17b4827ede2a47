import type { Cart } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShippingSelectPage } from '@shop/theming';
import { useCartEvent } from '../checkout/use-cart-event.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { useCartWrites, type CartWrites } from '../checkout/use-cart-writes.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { useShippingSelect } from './model.ts';

/** Who orders and where it goes. */
export function ShippingSelectScreen() {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('shipping');
  const writes = useCartWrites();
  return (
    <StepLayout step="shipping" title={t.pageTitles.shippingSelect} checkout={checkout} failure={writes.failure}>
      {checkout.cart && <Filled cart={checkout.cart} writes={writes} />}
    </StepLayout>
  );
}

function Filled({ cart, writes }: { cart: Cart; writes: CartWrites }) {
  useCartEvent('begin_checkout', cart);
  return <ShippingSelectPage {...useShippingSelect(cart, writes)} />;
}
