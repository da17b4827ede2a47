import { mypageScreens } from './mypage-screens.ts';
import { patternsOf } from './urls-of.ts';

/** The path of every screen of my page that busy pages do without. Written out as `screenPaths` is. */
export const memberScreenPaths = patternsOf(mypageScreens);
