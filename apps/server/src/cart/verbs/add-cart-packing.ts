import type { Cart, CartPackingAdd } from '@shop/api';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { piecesElsewhere, schedule, splitOff } from '../edit/edit-packings.ts';
import { refuseHandover } from '../refuse-handover.ts';
import { requireShipping } from '../require-part.ts';
import type { CartCall } from './cart-input.ts';

const mostPackings = 10;

/**
 * Splits pieces of a destination off into a parcel of their own, for instance for another day.
 * @throws InvalidInputError `cart.shipping.not_found`, `cart.packing.too_few` when fewer pieces lie there, `cart.packing.limit`,
 * `cart.packing.handover_unavailable`
 */
export async function addCartPacking({ ctx, ref, input }: CartCall<CartPackingAdd>): Promise<Cart> {
  return changeCart(ctx, ref, (document, facts) => {
    const shipping = requireShipping(document, input.shipping_key, 'shipping_key');
    input.products.forEach(({ line_key, quantity }, index) => {
      if (piecesElsewhere(shipping, line_key, -1) < quantity) {
        throw cartRefusal('cart.packing.too_few', 'このお届け先の数量を超えています。', `products.${index}.quantity`);
      }
    });
    const split = splitOff(document, shipping, input.products, facts);
    const packings = split.shippings.find((known) => known.key === shipping.key)?.packings ?? [];
    if (packings.length > mostPackings) {
      throw cartRefusal('cart.packing.limit', `1か所へのお荷物は${mostPackings}個口までです。`, 'products');
    }
    const { handover } = input;
    if (handover === undefined) return split;
    const before = new Set(shipping.packings.map(({ key }) => key));
    return packings
      .filter(({ key }) => !before.has(key))
      .reduce((made, { key }) => {
        refuseHandover(made, key, handover, { field: 'handover', facts });
        return schedule(made, key, { handover });
      }, split);
  });
}
