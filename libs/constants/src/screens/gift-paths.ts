import { giftScreenPaths } from './gift-screen-paths.ts';
import { urlsOf } from './urls-of.ts';

/** URLs of the screens of a gift's receiver: `giftPaths.socialGift('k1')` → `/social-gift/k1/`. */
export const giftPaths = urlsOf(giftScreenPaths);
