import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';

export const completeMeta = checkoutMeta('complete', paths.cartComplete());
