import { later } from '@shop/theming';

/** What stands around a list that does not show all that was asked for: plain HTML until the page stands. */
export const DeferredAround = later(() => import('./around-list.tsx').then((file) => file.AroundList));
