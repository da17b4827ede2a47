import { LIMITS } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { taxRateOn } from '@shop/money';
import type { CartDocument } from './cart-document.ts';
import { cartRefusal } from './cart-errors.ts';
import { addLines } from './edit/edit-lines.ts';
import type { QuoteContext } from './quote/quote-context.ts';
import { atPath } from './shipping/check-address.ts';
import { measurementFields } from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { InvalidInputError } from '../platform/errors/index.ts';
import { readForm } from '../platform/form/read-form.ts';
import type { ProductInputs } from './quote/product-inputs.ts';

/** A product to add, as requested. */
export interface RequestedProduct {
  key: string;
  quantity: number;
  options?: Record<string, string>;
}

/**
 * Adds available products (see `refuseRows`) to lines with the same options or as new ones.
 * @param field the input path of the products; `<field>.<n>.options` names an invalid measurement
 * @throws InvalidInputError `cart.lines_limit`, `input.invalid` for missing or invalid measurements
 */
export function putProductsIn(
  document: CartDocument,
  rows: readonly RequestedProduct[],
  context: QuoteContext,
  field: string,
): CartDocument {
  const day = inJapan(context.now).day;
  return rows.reduce((cart, { key, quantity, options = {} }, index) => {
    const product = context.products.get(key);
    if (!product) throw new Error('A product without refusal exists.');
    const rate_percent = taxRateOn(context.taxRates, product.tax_class, day);
    const seen = { unit_price: product.unit_price, rate_percent, is_sellable: true };
    const checked = atPath(`${field}.${index}.options`, () => readLineOptions(product, options, day));
    const filled = addLines(cart, [{ product_key: key, quantity, options: checked, seen }], context);
    if (filled.lines.length > LIMITS.cartLines) {
      throw cartRefusal('cart.lines_limit', `カートに入れられる商品は${LIMITS.cartLines}種類までです。`, field);
    }
    return filled;
  }, document);
}

/**
 * Returns the wearer and the measurements in centimetres that the product needs; nothing for other products.
 * @throws InvalidInputError `input.invalid` by field
 */
function readLineOptions(
  { measurements }: Pick<ProductInputs, 'measurements'>,
  given: Readonly<Record<string, string>>,
  today: JstDay,
): Record<string, string> {
  const fields = measurements.length === 0 ? [] : measurementFields(measurements, true);
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length > 0) {
    const errors = Object.fromEntries(unknown.map((name) => [name, ['不明な項目です。']]));
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
  }
  return readForm(fields, given, today);
}
