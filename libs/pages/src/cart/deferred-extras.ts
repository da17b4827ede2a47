import { deferred } from '@shop/theming';

/** The paid extras of a cart line, loaded after hydration. */
export const DeferredExtras = deferred(() => import('./cart-line-extras.tsx').then((file) => file.CartLineExtras));
