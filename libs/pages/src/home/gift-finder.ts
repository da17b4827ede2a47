import { paths } from '@shop/constants';
import type { GiftFinder } from '@shop/theming';

/** Budgets as gift sets are made for, tax included, and the tags of goods that answer an occasion. */
export const giftFinder: GiftFinder = {
  action: paths.products(),
  budgets: [3240, 5400, 10_800],
  occasions: ['gift', 'premium', 'with-wine', 'with-sake', 'for-children', 'party'],
};
