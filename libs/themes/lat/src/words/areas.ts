import type { latCopy } from './lat.ts';

// A namespace may say them otherwise, as all the shop's words.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    lat: typeof latCopy;
  }
}
