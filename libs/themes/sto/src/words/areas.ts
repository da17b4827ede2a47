import type { stoCopy } from './sto.ts';
import type { stoCartCopy } from './sto-cart.ts';
import type { stoReorderCopy } from './sto-reorder.ts';

// A namespace may say them otherwise, as all the shop's words.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    sto: typeof stoCopy;
    stoCart: typeof stoCartCopy;
    stoReorder: typeof stoReorderCopy;
  }
}
