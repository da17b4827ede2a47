import type { SlotName } from '../contract/slot-props.ts';

/**
 * Slots whose HTML is enough at first: they stand below what a reader sees first, or work as plain links and forms.
 * Their scripts come once the page stands, so that they do not hold up what must answer at once. The compiler has them drawn
 * by `laterSlot`; the list itself is for the build alone.
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
