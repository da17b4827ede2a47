import type { genCopy } from './gen.ts';
import type { genProductCopy } from './gen-product.ts';

// A namespace may say them otherwise, as all the shop's words.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    gen: typeof genCopy;
    genProduct: typeof genProductCopy;
  }
}
