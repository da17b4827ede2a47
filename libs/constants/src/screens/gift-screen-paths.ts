import { giftScreens } from './gift-screens.ts';
import { patternsOf } from './urls-of.ts';

/** The path of every screen of a gift's receiver, which busy pages do without. Written out as `screenPaths` is. */
export const giftScreenPaths = patternsOf(giftScreens);
