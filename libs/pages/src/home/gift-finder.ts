import { GIFT_BUDGETS, paths } from '@shop/constants';
import type { GiftFinder } from '@shop/theming';

/** Budgets as gift sets are made for, tax included, and the tags of goods that answer an occasion. */
export const giftFinder: GiftFinder = {
  action: paths.products(),
  budgets: GIFT_BUDGETS,
  occasions: ['gift', 'premium', 'with-wine', 'with-sake', 'for-children', 'party'],
};
