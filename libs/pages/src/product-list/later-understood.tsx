import { later } from '@shop/theming';

/** How a search was understood, where it was not for what was typed: plain HTML until the page stands. */
export const LaterUnderstood = later(() => import('./understood-search.tsx').then((file) => file.UnderstoodSearch));
