import { CartPage } from '@shop/theming';
import type { Cautions } from '../checkout/load-cautions.ts';
import { useCartPage } from './model.ts';

/** The cart. */
export function CartScreen({ data }: { data: Cautions }) {
  return <CartPage {...useCartPage(data)} />;
}
