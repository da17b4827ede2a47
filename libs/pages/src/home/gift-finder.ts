import { paths } from '@shop/constants';
import type { GiftFinder } from '@shop/theming';

/** The usual budgets of gift sets, tax included, and the product tags of occasions. */
export const giftFinder: GiftFinder = {
  action: paths.products(),
  budgets: [3240, 5400, 10_800],
  occasions: ['gift', 'premium', 'with-wine', 'with-sake', 'for-children', 'party'],
};
