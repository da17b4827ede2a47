import { deferred } from '@shop/theming';

/** The search of the header: a plain form until after hydration, then with suggestions. */
export const DeferredSearch = deferred(() => import('./header-search.tsx').then((file) => file.HeaderSearch));
