import { deferred } from '@shop/theming';

/** The products around a list that lacks requested ones; static HTML until after hydration. */
export const DeferredAround = deferred(() => import('./around-list.tsx').then((file) => file.AroundList));
