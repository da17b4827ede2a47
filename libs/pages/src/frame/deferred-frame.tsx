import { later } from '@shop/theming';

/** The foot of the page, which is plain links until the page stands. */
export const DeferredFooter = later(() => import('./frame-footer.tsx').then((file) => file.FrameFooter));

/** The menu of small screens, which opens without scripts. */
export const DeferredMenu = later(() => import('./frame-menu.tsx').then((file) => file.FrameMenu));
