import { taxIncludedIn, taxRateOn } from '@shop/money';
import type { CartDocument, LineDocument } from '../cart-document.ts';
import type { Zone } from '../../delivery/zone.ts';
import type { TaxClass } from './product-inputs.ts';
import { quoteAccessories, type QuotedAccessory } from './quote-accessories.ts';
import { agreedState, type LineDetails, lineStateOf, type QuotedState } from './line-state.ts';

/**
 * A line at today's price, in yen including tax; `tax_amount` is for information, since tax is rounded per rate (L-25).
 */
export interface QuotedLine extends QuotedState {
  key: string;
  product_key: string;
  name: string;
  tax_class: TaxClass;
  zone: Zone;
  quantity: number;
  unit_price: number;
  amount: number;
  rate_percent: number;
  tax_amount: number;
  /** The last day of the offer, or null (L-02). */
  sale_ends_on: string | null;
  /** Its paid extras, not included in `amount`. */
  accessories: QuotedAccessory[];
}

/** Prices every line. A product that left the catalogue has its last seen price and cannot be bought. */
export function quoteLines(cart: CartDocument, context: LineDetails): QuotedLine[] {
  const pieces = new Map<string, number>();
  for (const { product_key, quantity } of cart.lines.flatMap((line) => [line, ...(line.accessories ?? [])])) {
    pieces.set(product_key, (pieces.get(product_key) ?? 0) + quantity);
  }
  return cart.lines.map((line) => quoteLine(line, pieces, context));
}

/** Returns all lines and their extras: the base of totals, subtotals and discounts. */
export function goodsOfLines(lines: readonly QuotedLine[]): (QuotedLine | QuotedAccessory)[] {
  return lines.flatMap((line) => [line, ...line.accessories]);
}

function quoteLine(line: LineDocument, pieces: ReadonlyMap<string, number>, context: LineDetails): QuotedLine {
  const known = context.products.get(line.product_key);
  const product = known?.is_extra === true ? undefined : known;
  const { agreed } = line;
  const unitPrice = agreed?.unit_price ?? product?.unit_price ?? line.seen.unit_price;
  const rate =
    agreed?.rate_percent ??
    (product ? taxRateOn(context.taxRates, product.tax_class, context.day) : line.seen.rate_percent);
  const amount = unitPrice * line.quantity;
  return {
    key: line.key,
    product_key: line.product_key,
    name: agreed?.name ?? product?.name ?? '',
    tax_class: agreed?.tax_class ?? product?.tax_class ?? 'reduced',
    zone: product?.zone ?? 'ambient',
    quantity: line.quantity,
    unit_price: unitPrice,
    amount,
    rate_percent: rate,
    tax_amount: taxIncludedIn(amount, rate, context.rounding),
    sale_ends_on: product?.sale_ends_on ?? null,
    accessories: quoteAccessories(line, pieces, context),
    ...(agreedState(line) ?? lineStateOf(pieces.get(line.product_key) ?? 0, product)),
  };
}
