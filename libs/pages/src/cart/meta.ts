import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';

export const cartMeta = checkoutMeta('cart', paths.cart());
