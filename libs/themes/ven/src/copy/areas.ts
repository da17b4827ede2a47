import type { venCopy } from './ven.ts';

// A namespace may override them, like all texts of the shop.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    ven: typeof venCopy;
  }
}
