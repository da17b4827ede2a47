import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';

export const paymentMeta = checkoutMeta('payment', paths.cartPayment());
