import type { SlotName } from '@shop/theming';

/** The slots of the frame, which every page has. */
export const frameSlots: readonly SlotName[] = [
  'Layout',
  'Header',
  'Brand',
  'SearchBox',
  'MobileNav',
  'Footer',
  'LoadingBar',
];
