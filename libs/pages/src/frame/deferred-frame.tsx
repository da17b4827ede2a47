import { later } from '@shop/theming';

/** The footer; static links until after hydration. */
export const DeferredFooter = later(() => import('./frame-footer.tsx').then((file) => file.FrameFooter));

/** The menu of small screens, which opens without scripts. */
export const DeferredMenu = later(() => import('./frame-menu.tsx').then((file) => file.FrameMenu));
