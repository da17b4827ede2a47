import { comeLater } from './come-later.tsx';

/** The foot of the page, which is plain links until the page stands. */
export const LaterFooter = comeLater(() => import('./frame-footer.tsx').then(({ FrameFooter }) => FrameFooter));

/** The menu of small screens, which opens without scripts. */
export const LaterMenu = comeLater(() => import('./frame-menu.tsx').then(({ FrameMenu }) => FrameMenu));
