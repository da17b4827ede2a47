import type { Cart } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShippingDetailPage } from '@shop/theming';
import { StepLayout } from '../checkout/step-layout.tsx';
import { useCartWrites, type CartWrites } from '../checkout/use-cart-writes.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { useShippingDetail } from './model.ts';

/** Days, times and gifts of every destination. */
export function ShippingDetailScreen() {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('delivery');
  const writes = useCartWrites();
  return (
    <StepLayout step="delivery" title={t.pageTitles.shippingDetail} checkout={checkout} failure={writes.failure}>
      {checkout.cart && <Filled cart={checkout.cart} writes={writes} />}
    </StepLayout>
  );
}

function Filled({ cart, writes }: { cart: Cart; writes: CartWrites }) {
  return <ShippingDetailPage {...useShippingDetail(cart, writes)} />;
}
