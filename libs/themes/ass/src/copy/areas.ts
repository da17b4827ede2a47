import type { assCopy } from './ass.ts';
import type { assCartCopy } from './ass-cart.ts';
import type { assHomeCopy } from './ass-home.ts';
import type { assProductCopy } from './ass-product.ts';
import type { assSlipCopy } from './ass-slip.ts';

// A namespace may override them, like all texts of the shop.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    ass: typeof assCopy;
    assCart: typeof assCartCopy;
    assHome: typeof assHomeCopy;
    assProduct: typeof assProductCopy;
    assSlip: typeof assSlipCopy;
  }
}
