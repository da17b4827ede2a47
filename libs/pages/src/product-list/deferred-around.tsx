import { later } from '@shop/theming';

/** The products around a list that lacks requested ones; static HTML until after hydration. */
export const DeferredAround = later(() => import('./around-list.tsx').then((file) => file.AroundList));
