import type { latCopy } from './lat.ts';

// A namespace may override them, like all texts of the shop.
declare module '@shop/copy/overrides' {
  interface ThemeAreas {
    lat: typeof latCopy;
  }
}
