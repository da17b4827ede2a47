import type { Cart } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PaymentPage } from '@shop/theming';
import type { Cautions } from '../checkout/load-cautions.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { useCartWrites, type CartWrites } from '../checkout/use-cart-writes.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { usePayment } from './model.ts';

/** How to pay. */
export function PaymentScreen({ data }: { data: Cautions }) {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('payment');
  const writes = useCartWrites();
  return (
    <StepLayout step="payment" title={t.pageTitles.payment} checkout={checkout} failure={writes.failure}>
      {checkout.cart && <Filled cart={checkout.cart} writes={writes} cautions={data} />}
    </StepLayout>
  );
}

function Filled({ cart, writes, cautions }: { cart: Cart; writes: CartWrites; cautions: Cautions }) {
  return <PaymentPage {...usePayment(cart, writes, cautions)} />;
}
