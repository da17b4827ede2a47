import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';

export const shippingSelectMeta = checkoutMeta('shippingSelect', paths.cartShippingSelect());
