import { CartDrawer } from '@shop/theming';
import { useCartDrawerModel } from './model.ts';

/** The cart at the side with its model. */
export function OpenedCartDrawer() {
  return <CartDrawer {...useCartDrawerModel()} />;
}
