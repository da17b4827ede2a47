import { later } from '@shop/theming';

/** What stands below the title of some lists beside words: plain HTML until the page stands. */
export const DeferredLead = later(() => import('./list-lead.tsx').then((file) => file.ListLead));
