import { entryScreens } from './entry-screens.ts';
import { patternsOf } from './urls-of.ts';

/** The path of every way back in, which busy pages do without. Written out as `screenPaths` is. */
export const entryScreenPaths = patternsOf(entryScreens);
