import type { Cart } from '@shop/api';
import { slot } from '@shop/theming';
import { useCartEvent } from '../checkout/use-cart-event.ts';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import type { DestinationRemoval } from '../removal/use-destination-removal.ts';
import { useShippingSelect } from './model.ts';

const ShippingSelectPage = slot('ShippingSelectPage');

/** The content of the shipping step: orderer and destinations. */
export function ShippingSelectStep({
  cart,
  writes,
  removal,
}: {
  cart: Cart;
  writes: CartWrites;
  removal: DestinationRemoval;
}) {
  useCartEvent('begin_checkout', cart);
  return <ShippingSelectPage {...useShippingSelect(cart, writes, removal)} />;
}
