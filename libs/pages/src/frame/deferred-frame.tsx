import { deferred } from '@shop/theming';

/** The footer; static links until after hydration. */
export const DeferredFooter = deferred(() => import('./frame-footer.tsx').then((file) => file.FrameFooter));

/** The menu of small screens, which opens without scripts. */
export const DeferredMenu = deferred(() => import('./frame-menu.tsx').then((file) => file.FrameMenu));
