import type { SlotName } from '../contract/slot-props.ts';

/**
 * Slots whose scripts are loaded after hydration, to keep it short: below the first screen, or plain links and forms.
 * The compiler makes `laterSlot` render them; the list itself is for the build only.
 */
export const laterSlots = [
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

export type LaterSlotName = (typeof laterSlots)[number];
