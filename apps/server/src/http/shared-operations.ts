import type { operations } from '@shop/api';

/** Operations whose answer is the same for every guest of a channel, so that caches may keep it for a moment. */
export const sharedOperations: ReadonlySet<keyof operations> = new Set<keyof operations>([
  'getPublicEnvironment',
  'getFrontSettings',
  'getSelectedColorscheme',
  'getCategoryHierarchy',
  'getMessage',
  'getProduct',
  'getStaticPage',
  'listBanners',
  'listBrands',
  'listMessages',
  'listProductFacets',
  'listProducts',
  'listRecommendedProducts',
  'listStaticPageUrls',
  'listTags',
  'suggestProducts',
]);
