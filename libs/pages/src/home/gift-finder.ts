import { paths } from '@shop/constants';
import type { GiftFinder } from '@shop/theming';

/** Budgets as presents are thought of, and the tags of goods that answer an occasion. */
export const giftFinder: GiftFinder = {
  action: paths.products(),
  budgets: [1000, 2000, 3000, 5000, 10_000],
  occasions: ['gift', 'premium', 'with-wine', 'with-sake', 'for-children', 'party'],
};
