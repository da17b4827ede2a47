import type { Cart, CartAccessoriesAdd, CartAccessoriesModify, CartAccessoriesDelete } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { taxRateOn } from '@shop/money';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { accessoryRefusal } from '../accessory.rules.ts';
import type { CartDocument } from '../cart-document.ts';
import { changeCart } from '../change-cart.ts';
import { addAccessory, resizeAccessory } from '../edit/edit-accessories.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import { requireLine, requireAccessory } from '../require-part.ts';
import type { CartCall } from './cart-input.ts';

type Added = CartAccessoriesAdd['accessories'][number];

/**
 * Adds paid extras to lines: all, or none with a reason for every row that is refused.
 * @throws InvalidInputError `cart.line.not_found`, `cart.accessory.not_offered`, `.limit`, and for the extra and the
 * line's product `cart.product.not_found`, `.suspended`, `.out_of_stock`, `.purchase_limit`
 * @throws ForbiddenError `shop.selling_stopped`
 */
export async function addCartAccessories({ ctx, ref, input }: CartCall<CartAccessoriesAdd>): Promise<Cart> {
  refuseWhenNotSelling(ctx);
  const keys = input.accessories.map(({ key }) => key);
  return changeCart(
    ctx,
    ref,
    (document, context) => {
      refuseRows(document, input.accessories, context);
      return input.accessories.reduce((cart, row) => addRow(cart, row, context), document);
    },
    keys,
  );
}

/** Checks every row as if the rows before it had been added. */
function refuseRows(document: CartDocument, rows: readonly Added[], context: QuoteContext): void {
  const refusals: InvalidInputError[] = [];
  rows.reduce((cart, row, index) => {
    const fields = {
      line: `accessories.${index}.line_key`,
      key: `accessories.${index}.key`,
      quantity: `accessories.${index}.quantity`,
    };
    const line = requireLine(cart, row.line_key, fields.line);
    const present = line.accessories?.find((known) => known.product_key === row.key)?.quantity ?? 0;
    const wanted = { line, product_key: row.key, present, quantity: present + row.quantity };
    const refusal = accessoryRefusal(cart, wanted, context.products, fields);
    if (refusal) refusals.push(refusal);
    return refusal ? cart : addRow(cart, row, context);
  }, document);
  const [first] = refusals;
  if (first)
    throw new InvalidInputError(first.code, first.message, {
      errors: Object.assign({}, ...refusals.map(({ errors }) => errors)),
    });
}

function addRow(document: CartDocument, { line_key, key, quantity }: Added, context: QuoteContext): CartDocument {
  const extra = context.products.get(key);
  if (!extra) throw new Error('An extra without refusal exists.');
  const rate_percent = taxRateOn(context.taxRates, extra.tax_class, inJapan(context.now).day);
  return addAccessory(
    document,
    line_key,
    { product_key: key, quantity, seen: { unit_price: extra.unit_price, rate_percent, is_sellable: true } },
    context,
  );
}

type Modified = CartAccessoriesModify['accessories'][number];

/**
 * Sets quantities of paid extras; 0 removes one. A decrease is always possible, an increase has the rules of adding.
 * @throws InvalidInputError `cart.accessory.not_found` and the errors of adding
 * @throws ForbiddenError `shop.selling_stopped` for an increase
 */
export async function modifyCartAccessories({ ctx, ref, input }: CartCall<CartAccessoriesModify>): Promise<Cart> {
  return changeCart(ctx, ref, (document, context) =>
    input.accessories.reduce((cart, row, index) => {
      if (isGrowing(cart, row, index)) refuseWhenNotSelling(ctx);
      return modifyRow(cart, row, index, context);
    }, document),
  );
}

function isGrowing(document: CartDocument, { key, quantity }: Modified, index: number): boolean {
  return quantity > requireAccessory(document, key, `accessories.${index}.key`).accessory.quantity;
}

function modifyRow(
  document: CartDocument,
  { key, quantity }: Modified,
  index: number,
  context: QuoteContext,
): CartDocument {
  const { line, accessory } = requireAccessory(document, key, `accessories.${index}.key`);
  const field = `accessories.${index}.quantity`;
  const wanted = { line, product_key: accessory.product_key, present: accessory.quantity, quantity };
  const refusal = accessoryRefusal(document, wanted, context.products, { line: field, key: field, quantity: field });
  if (refusal && quantity > accessory.quantity) throw refusal;
  return resizeAccessory(document, key, quantity, context);
}

/** Removes paid extras by their keys; missing ones are ignored. Their lines remain. */
export async function deleteCartAccessories({ ctx, ref, input }: CartCall<CartAccessoriesDelete>): Promise<Cart> {
  return changeCart(ctx, ref, (document, context) =>
    input.keys.reduce((cart, key) => resizeAccessory(cart, key, 0, context), document),
  );
}
