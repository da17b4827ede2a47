import type { Cart, CartShippingAdd } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { addShipping } from '../edit/edit-shippings.ts';
import { givenAddress } from '../shipping/given-address.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Adds a destination: an entry of the member's address book, or an address as typed. The only destination without address
 * takes it; the same address entered twice is one destination.
 * @throws InvalidInputError `cart_detail.set_user_address.not_data` when the entry is gone, `cart.shipping.multiple_not_allowed`
 * where the channel ships to one destination, `cart.shipping.limit`, `input.invalid` with messages below `address.`
 */
export async function addCartShipping({ ctx, ref, input }: CartCall<CartShippingAdd>): Promise<Cart> {
  const added = await givenAddress(ctx, input);
  if (!added) throw cartRefusal('input.invalid', 'お届け先を指定してください。', 'address');
  const isSeveralAllowed = ctx.channel.settings.ORDER.SHIPPING.IS_ALLOW_MULTIPLE;
  return changeCart(ctx, ref, (document, facts) => {
    const cart = addShipping(document, added, facts);
    if (cart.shippings.length > 1 && cart.shippings.length > document.shippings.length) {
      if (!isSeveralAllowed)
        throw cartRefusal('cart.shipping.multiple_not_allowed', 'お届け先は1か所のみ指定できます。');
      if (cart.shippings.length > LIMITS.destinations) {
        throw cartRefusal('cart.shipping.limit', `お届け先は${LIMITS.destinations}か所まで指定できます。`);
      }
    }
    return cart;
  });
}
