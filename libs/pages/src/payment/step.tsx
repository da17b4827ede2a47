import type { Cart } from '@shop/api';
import { slot } from '@shop/theming';
import type { Cautions } from '../checkout/load-cautions.ts';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import { usePayment } from './model.ts';

const PaymentPage = slot('PaymentPage');

/** The content of the payment step. */
export function PaymentStep({ cart, writes, cautions }: { cart: Cart; writes: CartWrites; cautions: Cautions }) {
  return <PaymentPage {...usePayment(cart, writes, cautions)} />;
}
