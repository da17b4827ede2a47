import type { teeCopy } from './tee.ts';
import type { teeGoodsCopy } from './tee-goods.ts';
import type { teeShoutsCopy } from './tee-shouts.ts';

// A namespace may say them otherwise, as all the shop's words.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    tee: typeof teeCopy;
    teeGoods: typeof teeGoodsCopy;
    teeShouts: typeof teeShoutsCopy;
  }
}
