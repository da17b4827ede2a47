import { later } from '@shop/theming';

/** The paid extras of a cart line, loaded after hydration. */
export const DeferredExtras = later(() => import('./cart-line-extras.tsx').then((file) => file.CartLineExtras));
