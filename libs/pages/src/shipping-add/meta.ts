import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';

export const shippingAddMeta = checkoutMeta('shippingAdd', paths.cartShippingAdd());
