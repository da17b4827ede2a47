import { later } from '@shop/theming';

/** The search of the header: a plain form at first, its suggestions come once the page stands. */
export const DeferredSearch = later(() => import('./header-search.tsx').then((file) => file.HeaderSearch));
