declare module 'virtual:slot-assets' {
  import type { SlotAssets } from '@shop/theming';

  /** Returns what the browser needs for a file of a theme or a route; undefined if the client bundle does not have it. */
  export const assetsOf: (id: string) => SlotAssets | undefined;
}
