declare module 'virtual:slot-assets' {
  import type { SlotAssets } from '@shop/theming';

  /** What the browser needs for a file of a theme; undefined for a file the client bundle does not know. */
  export const assetsOf: (id: string) => SlotAssets | undefined;
}
