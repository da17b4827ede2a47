import type { fleCopy } from './fle.ts';

// A namespace may say them otherwise, as all the shop's words.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    fle: typeof fleCopy;
  }
}
