import { slot } from '@shop/theming';
import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import type { Cautions } from '../checkout/load-cautions.ts';
import { loadCautions } from '../checkout/load-cautions.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useCartPage } from './model.ts';

const CartPage = slot('CartPage');

export const loader = load(loadCautions);
export const clientLoader = load(loadCautions);
export const meta = checkoutMeta('cart', paths.cart());

/** The cart. */
function CartScreen({ loaderData: data }: LoadedScreenProps<Cautions>) {
  return <CartPage {...useCartPage(data)} />;
}

export default CartScreen;
