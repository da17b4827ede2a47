import type { SlotName } from '../contract/slot-props.ts';

/**
 * Slots whose scripts are loaded after hydration, to keep it short: below the first screen, or plain links and forms.
 * The compiler makes `deferredSlot` render them; the list itself is for the build only.
 */
export const deferredSlots = [
  'Footer',
  'LoadingBar',
  'MobileNav',
  'SearchBox',
  'ProductCard',
  'ProductShelf',
  'BannerArea',
  'LayoutBlocks',
  'FacetPanel',
  'SortBar',
  'Pagination',
  'ProductGallery',
  'ProductFacts',
  'ProductStory',
  'RelatedProducts',
  'ProductReviews',
  'ProductRecipes',
  'ProductContents',
  'DeliveryPromise',
  'ProductSets',
  'GoodsTogether',
  'SearchHelp',
  'SearchUnderstood',
  'GiftBudgets',
  'WaitingGoods',
  'CartSavings',
  'LineExtras',
] as const satisfies readonly SlotName[];

export type DeferredSlotName = (typeof deferredSlots)[number];
