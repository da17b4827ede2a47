import type { venCopy } from './ven.ts';

// A namespace may say them otherwise, as all the shop's words.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    ven: typeof venCopy;
  }
}
