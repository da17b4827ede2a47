import type { Cart, CartAccessoriesAdd, CartAccessoriesModify, CartAccessoriesDelete } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { taxRateOn } from '@shop/money';
import { InvalidInputError } from '../../errors/index.ts';
import { accessoryRefusal } from '../accessory.rules.ts';
import type { CartDocument } from '../cart-document.ts';
import { changeCart } from '../change-cart.ts';
import { addAccessory, resizeAccessory } from '../edit/edit-accessories.ts';
import type { QuoteFacts } from '../quote/quote-facts.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import { requireLine, requireAccessory } from '../require-part.ts';
import type { CartCall } from './cart-input.ts';

type Added = CartAccessoriesAdd['accessories'][number];

/**
 * Puts paid extras to lines. All or nothing: one that cannot be had refuses the whole call, and every such row is named.
 * @throws InvalidInputError `cart.line.not_found`, `cart.accessory.not_offered`, `.limit`, and for the extra as for the product of
 *   the line `cart.product.not_found`, `.suspended`, `.out_of_stock`, `.purchase_limit`
 * @throws ForbiddenError `shop.selling_stopped`
 */
export async function addCartAccessories({ ctx, ref, input }: CartCall<CartAccessoriesAdd>): Promise<Cart> {
  refuseWhenNotSelling(ctx);
  const keys = input.accessories.map(({ key }) => key);
  return changeCart(
    ctx,
    ref,
    (document, facts) => {
      refuseRows(document, input.accessories, facts);
      return input.accessories.reduce((cart, row) => addRow(cart, row, facts), document);
    },
    keys,
  );
}

/** Looks at every row as if those before it had been put in. */
function refuseRows(document: CartDocument, rows: readonly Added[], facts: QuoteFacts): void {
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
    const refusal = accessoryRefusal(cart, wanted, facts.products, fields);
    if (refusal) refusals.push(refusal);
    return refusal ? cart : addRow(cart, row, facts);
  }, document);
  const [first] = refusals;
  if (first)
    throw new InvalidInputError(first.code, first.message, {
      errors: Object.assign({}, ...refusals.map(({ errors }) => errors)),
    });
}

function addRow(document: CartDocument, { line_key, key, quantity }: Added, facts: QuoteFacts): CartDocument {
  const extra = facts.products.get(key);
  if (!extra) throw new Error('An extra without refusal exists.');
  const rate_percent = taxRateOn(facts.taxRates, extra.tax_class, inJapan(facts.now).day);
  return addAccessory(
    document,
    line_key,
    { product_key: key, quantity, seen: { unit_price: extra.unit_price, rate_percent, is_sellable: true } },
    facts,
  );
}

type Modified = CartAccessoriesModify['accessories'][number];

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

function isGrowing(document: CartDocument, { key, quantity }: Modified, index: number): boolean {
  return quantity > requireAccessory(document, key, `accessories.${index}.key`).accessory.quantity;
}

function modifyRow(
  document: CartDocument,
  { key, quantity }: Modified,
  index: number,
  facts: QuoteFacts,
): CartDocument {
  const { line, accessory } = requireAccessory(document, key, `accessories.${index}.key`);
  const field = `accessories.${index}.quantity`;
  const wanted = { line, product_key: accessory.product_key, present: accessory.quantity, quantity };
  const refusal = accessoryRefusal(document, wanted, facts.products, { line: field, key: field, quantity: field });
  if (refusal && quantity > accessory.quantity) throw refusal;
  return resizeAccessory(document, key, quantity, facts);
}

/** Takes paid extras out by their keys; what is not there is no fault. Their lines stay. */
export async function deleteCartAccessories({ ctx, ref, input }: CartCall<CartAccessoriesDelete>): Promise<Cart> {
  return changeCart(ctx, ref, (document, facts) =>
    input.keys.reduce((cart, key) => resizeAccessory(cart, key, 0, facts), document),
  );
}
