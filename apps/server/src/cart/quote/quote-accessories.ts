import { taxIncludedIn, taxRateOn } from '@shop/money';
import type { AccessoryDocument, LineDocument } from '../cart-document.ts';
import { agreedState, lineStateOf, type QuotedState, type LineDetails } from './line-state.ts';
import type { ProductInputs, TaxClass } from './product-inputs.ts';

/** A paid extra of a line at today's price and its own tax rate (L-22), in yen including tax. */
export interface QuotedAccessory extends QuotedState {
  key: string;
  product_key: string;
  name: string;
  tax_class: TaxClass;
  quantity: number;
  unit_price: number;
  amount: number;
  rate_percent: number;
  tax_amount: number;
}

/** Prices the extras of a line. `pieces` has the total of every product in the cart. */
export function quoteAccessories(
  line: LineDocument,
  pieces: ReadonlyMap<string, number>,
  context: LineDetails,
): QuotedAccessory[] {
  return (line.accessories ?? []).map((accessory) => {
    const product = context.products.get(accessory.product_key);
    const { agreed } = accessory;
    const unit_price = agreed?.unit_price ?? product?.unit_price ?? accessory.seen.unit_price;
    const rate_percent =
      agreed?.rate_percent ??
      (product ? taxRateOn(context.taxRates, product.tax_class, context.day) : accessory.seen.rate_percent);
    const amount = unit_price * accessory.quantity;
    return {
      key: accessory.key,
      product_key: accessory.product_key,
      name: agreed?.name ?? product?.name ?? '',
      tax_class: agreed?.tax_class ?? product?.tax_class ?? 'standard',
      quantity: accessory.quantity,
      unit_price,
      amount,
      rate_percent,
      tax_amount: taxIncludedIn(amount, rate_percent, context.rounding),
      ...(agreedState(accessory) ?? stateBeside(line, accessory, product, { pieces, context })),
    };
  });
}

/** Returns the state of an extra: its limit for the line is checked before stock and purchase limit. */
function stateBeside(
  { product_key, quantity }: LineDocument,
  accessory: AccessoryDocument,
  extra: ProductInputs | undefined,
  { pieces, context }: { pieces: ReadonlyMap<string, number>; context: LineDetails },
): QuotedState {
  const parent = context.products.get(product_key);
  const most = parent?.accessories.get(accessory.product_key);
  if (!extra || !parent || most === undefined) {
    return { state: 'gone', available: 0, state_reason: 'この商品にお付けできなくなりました。' };
  }
  const own = lineStateOf(pieces.get(accessory.product_key) ?? 0, extra);
  const available = Math.min(own.available, most * quantity);
  if (own.state === 'ok' && accessory.quantity > most * quantity) {
    return { state: 'over_limit', available, state_reason: `「${parent.name}」1点につき${most}点までです。` };
  }
  return { ...own, available };
}
