import type { teeCopy } from './tee.ts';
import type { teeGoodsCopy } from './tee-goods.ts';
import type { teeShoutsCopy } from './tee-shouts.ts';

// A namespace may override them, like all texts of the shop.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    tee: typeof teeCopy;
    teeGoods: typeof teeGoodsCopy;
    teeShouts: typeof teeShoutsCopy;
  }
}
