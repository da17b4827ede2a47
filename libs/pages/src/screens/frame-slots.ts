import type { SlotName } from '@shop/theming';

/** Slots that stand around every page. */
export const frameSlots: readonly SlotName[] = [
  'Layout',
  'Header',
  'Brand',
  'SearchBox',
  'MobileNav',
  'Footer',
  'LoadingBar',
];
