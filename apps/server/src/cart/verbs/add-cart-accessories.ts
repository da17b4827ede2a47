import type { Cart, CartAccessoriesAdd } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { taxRateOn } from '@shop/money';
import { InvalidInputError } from '../../errors/index.ts';
import { accessoryRefusal } from '../accessory.rules.ts';
import type { CartDocument } from '../cart-document.ts';
import { changeCart } from '../change-cart.ts';
import { addAccessory } from '../edit/edit-accessories.ts';
import type { QuoteFacts } from '../quote/quote-facts.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import { requireLine } from '../require-part.ts';
import type { CartCall } from './cart-input.ts';

type Row = CartAccessoriesAdd['accessories'][number];

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
function refuseRows(document: CartDocument, rows: readonly Row[], facts: QuoteFacts): void {
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

function addRow(document: CartDocument, { line_key, key, quantity }: Row, facts: QuoteFacts): CartDocument {
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
