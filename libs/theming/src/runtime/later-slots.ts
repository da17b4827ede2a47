import type { SlotName } from '../contract/slot-props.ts';

/**
 * Slots whose HTML is enough at first: they stand below what a reader sees first, or work as plain links and forms.
 * Their scripts come once the page stands, so that they do not hold up what must answer at once.
 */
export const laterSlots: ReadonlySet<SlotName> = new Set<SlotName>([
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
  'WaitingGoods',
  'CartSavings',
  'LineExtras',
]);
