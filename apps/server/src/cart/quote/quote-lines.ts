import { taxIncludedIn, taxRateOn, type TaxRate, type TaxRounding } from '@shop/money';
import type { CartDocument, LineDocument } from '../cart-document.ts';
import type { Zone } from '../allocation/packing.ts';
import { lineStateOf, type QuotedState } from './line-state.ts';
import type { ProductFacts, TaxClass } from './product-facts.ts';
import { quoteAccessories, type QuotedAccessory } from './quote-accessories.ts';

/** A line at today's price, tax-included yen; `tax_amount` is for reference only, taxes are rounded per rate (L-25). */
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
  /** Last day (JST) on which the offer holds, or null (L-02). */
  sale_ends_on: string | null;
  /** Its paid extras, which are not counted into `amount`. */
  accessories: QuotedAccessory[];
}

/** What the lines need: products by key, rates, the day whose rates hold, the shop's rounding. */
export interface LineFacts {
  products: ReadonlyMap<string, ProductFacts>;
  taxRates: readonly TaxRate[];
  rounding: TaxRounding;
  day: string;
}

/** Prices every line. A product that left the catalogue keeps its last seen price and cannot be bought. */
export function quoteLines(cart: CartDocument, facts: LineFacts): QuotedLine[] {
  const pieces = new Map<string, number>();
  for (const { product_key, quantity } of cart.lines.flatMap((line) => [line, ...(line.accessories ?? [])])) {
    pieces.set(product_key, (pieces.get(product_key) ?? 0) + quantity);
  }
  return cart.lines.map((line) => quoteLine(line, pieces, facts));
}

/** Everything that is sold in these lines, extras included: what totals, subtotals and discounts are made of. */
export function goodsOfLines(lines: readonly QuotedLine[]): (QuotedLine | QuotedAccessory)[] {
  return lines.flatMap((line) => [line, ...line.accessories]);
}

function quoteLine(line: LineDocument, pieces: ReadonlyMap<string, number>, facts: LineFacts): QuotedLine {
  const known = facts.products.get(line.product_key);
  const product = known?.is_extra === true ? undefined : known;
  const unitPrice = product?.unit_price ?? line.seen.unit_price;
  const rate = product ? taxRateOn(facts.taxRates, product.tax_class, facts.day) : line.seen.rate_percent;
  const amount = unitPrice * line.quantity;
  return {
    key: line.key,
    product_key: line.product_key,
    name: product?.name ?? '',
    tax_class: product?.tax_class ?? 'reduced',
    zone: product?.zone ?? 'ambient',
    quantity: line.quantity,
    unit_price: unitPrice,
    amount,
    rate_percent: rate,
    tax_amount: taxIncludedIn(amount, rate, facts.rounding),
    sale_ends_on: product?.sale_ends_on ?? null,
    accessories: quoteAccessories(line, pieces, facts),
    ...lineStateOf(pieces.get(line.product_key) ?? 0, product),
  };
}
