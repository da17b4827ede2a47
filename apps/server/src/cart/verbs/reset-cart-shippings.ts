import type { Cart, CartShippingsReset } from '@shop/api';
import { changeCart } from '../change-cart.ts';
import { resetShippings } from '../edit/edit-shippings.ts';
import type { CartCall } from './cart-input.ts';

/** Brings all pieces back to the first destination; with `is_removing_address` its address goes too. */
export async function resetCartShippings({ ctx, ref, input }: CartCall<CartShippingsReset>): Promise<Cart> {
  return changeCart(ctx, ref, (document, facts) => resetShippings(document, input.is_removing_address ?? false, facts));
}
