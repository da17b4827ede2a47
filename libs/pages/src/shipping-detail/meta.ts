import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';

export const shippingDetailMeta = checkoutMeta('shippingDetail', paths.cartShippingDetail());
