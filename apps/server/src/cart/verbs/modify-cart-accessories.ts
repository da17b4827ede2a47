import type { Cart, CartAccessoriesModify } from '@shop/api';
import { accessoryRefusal } from '../accessory.rules.ts';
import type { CartDocument } from '../cart-document.ts';
import { changeCart } from '../change-cart.ts';
import { resizeAccessory } from '../edit/edit-accessories.ts';
import type { QuoteFacts } from '../quote/quote-facts.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import { requireAccessory } from '../require-part.ts';
import type { CartCall } from './cart-input.ts';

type Row = CartAccessoriesModify['accessories'][number];

/**
 * Sets quantities of paid extras; 0 takes one out. Fewer are always possible, more only as when it was added.
 * @throws InvalidInputError `cart.accessory.not_found` and the refusals of adding
 * @throws ForbiddenError `shop.selling_stopped` when one is to grow
 */
export async function modifyCartAccessories({ ctx, ref, input }: CartCall<CartAccessoriesModify>): Promise<Cart> {
  return changeCart(ctx, ref, (document, facts) =>
    input.accessories.reduce((cart, row, index) => {
      if (isGrowing(cart, row, index)) refuseWhenNotSelling(ctx);
      return modifyRow(cart, row, index, facts);
    }, document),
  );
}

function isGrowing(document: CartDocument, { key, quantity }: Row, index: number): boolean {
  return quantity > requireAccessory(document, key, `accessories.${index}.key`).accessory.quantity;
}

function modifyRow(document: CartDocument, { key, quantity }: Row, index: number, facts: QuoteFacts): CartDocument {
  const { line, accessory } = requireAccessory(document, key, `accessories.${index}.key`);
  const field = `accessories.${index}.quantity`;
  const wanted = { line, product_key: accessory.product_key, present: accessory.quantity, quantity };
  const refusal = accessoryRefusal(document, wanted, facts.products, { line: field, key: field, quantity: field });
  if (refusal && quantity > accessory.quantity) throw refusal;
  return resizeAccessory(document, key, quantity, facts);
}
