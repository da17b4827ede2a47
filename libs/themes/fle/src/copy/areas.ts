import type { fleCopy } from './fle.ts';

// A namespace may override them, like all texts of the shop.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    fle: typeof fleCopy;
  }
}
