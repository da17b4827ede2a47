import type { genCopy } from './gen.ts';
import type { genProductCopy } from './gen-product.ts';

// A namespace may override them, like all texts of the shop.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    gen: typeof genCopy;
    genProduct: typeof genProductCopy;
  }
}
