import type { teeCopy } from './tee.ts';

// A namespace may say them otherwise, as all the shop's words.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    tee: typeof teeCopy;
  }
}
