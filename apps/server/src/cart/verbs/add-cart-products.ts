import type { Cart, CartProductsAdd } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { LIMITS } from '@shop/constants';
import { taxRateOn } from '@shop/money';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { addLines } from '../edit/edit-lines.ts';
import { piecesOf, piecesRefusal } from '../line.rules.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Puts products in. All or nothing: one that cannot be had refuses the whole call.
 * @throws InvalidInputError `cart.product.not_found`, `.suspended`, `.out_of_stock`, `.purchase_limit`, `cart.lines_limit`
 * @throws ForbiddenError `shop.selling_stopped`
 */
export async function addCartProducts({ ctx, ref, input }: CartCall<CartProductsAdd>): Promise<Cart> {
  refuseWhenNotSelling(ctx);
  const keys = input.products.map((product) => product.key);
  return changeCart(
    ctx,
    ref,
    (document, facts) => {
      const day = inJapan(facts.now).day;
      return input.products.reduce((cart, { key, quantity, options = {} }, index) => {
        const product = facts.products.get(key);
        const refusal = piecesRefusal(product, piecesOf(cart, key) + quantity, `products.${index}.quantity`);
        if (refusal || !product) throw refusal ?? new Error('A product without refusal exists.');
        const rate_percent = taxRateOn(facts.taxRates, product.tax_class, day);
        const seen = { unit_price: product.unit_price, rate_percent, is_sellable: true };
        const filled = addLines(cart, [{ product_key: key, quantity, options, seen }], facts);
        if (filled.lines.length > LIMITS.cartLines) {
          throw cartRefusal('cart.lines_limit', `カートに入れられる商品は${LIMITS.cartLines}種類までです。`, 'products');
        }
        return filled;
      }, document);
    },
    keys,
  );
}
