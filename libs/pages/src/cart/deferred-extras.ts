import { later } from '@shop/theming';

/** What goes with a cart line for money; it comes once the cart stands. */
export const DeferredExtras = later(() => import('./cart-line-extras.tsx').then((file) => file.CartLineExtras));
