import { deferred } from '@shop/theming';

/** The lead of some lists, below the title; static HTML until after hydration. */
export const DeferredLead = deferred(() => import('./list-lead.tsx').then((file) => file.ListLead));
