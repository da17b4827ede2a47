import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';

export const confirmMeta = checkoutMeta('confirm', paths.cartConfirm());
