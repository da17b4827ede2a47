import type { stoCopy } from './sto.ts';
import type { stoCaseCopy } from './sto-case.ts';
import type { stoCartCopy } from './sto-cart.ts';
import type { stoFooterCopy } from './sto-footer.ts';
import type { stoProductCopy } from './sto-product.ts';
import type { stoReorderCopy } from './sto-reorder.ts';

// A namespace may override them, like all texts of the shop.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    sto: typeof stoCopy;
    stoCase: typeof stoCaseCopy;
    stoCart: typeof stoCartCopy;
    stoFooter: typeof stoFooterCopy;
    stoProduct: typeof stoProductCopy;
    stoReorder: typeof stoReorderCopy;
  }
}
