import { taxIncludedIn, taxRateOn, type TaxRate, type TaxRounding } from '@shop/money';
import type { CartDocument, LineDocument } from '../cart-document.ts';
import type { Zone } from '../allocation/packing.ts';
import type { ProductFacts, TaxClass } from './product-facts.ts';

/** Whether a line can be bought as it stands. */
export type LineState = 'ok' | 'suspended' | 'sold_out' | 'short' | 'over_limit' | 'gone';

/** A line at today's price, tax-included yen; `tax_amount` is for reference only, taxes are rounded per rate (L-25). */
export interface QuotedLine {
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
  state: LineState;
  /** Pieces that could be had at most, by stock and purchase limit. */
  available: number;
  state_reason: string | null;
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
  for (const line of cart.lines) pieces.set(line.product_key, (pieces.get(line.product_key) ?? 0) + line.quantity);
  return cart.lines.map((line) => quoteLine(line, pieces.get(line.product_key) ?? 0, facts));
}

function quoteLine(line: LineDocument, pieces: number, facts: LineFacts): QuotedLine {
  const product = facts.products.get(line.product_key);
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
    ...stateOf(pieces, product),
  };
}

/** `pieces` are those of the product in the whole cart: lines of one product share stock and limit. */
function stateOf(
  pieces: number,
  product: ProductFacts | undefined,
): Pick<QuotedLine, 'state' | 'available' | 'state_reason'> {
  if (!product) return { state: 'gone', available: 0, state_reason: 'この商品の取り扱いは終了しました。' };
  if (product.suspended_reason !== null) return { state: 'suspended', available: 0, state_reason: product.suspended_reason };
  if (product.stock <= 0) return { state: 'sold_out', available: 0, state_reason: 'ただいま品切れです。' };
  const available = Math.min(product.stock, product.purchase_limit ?? product.stock);
  if (product.purchase_limit !== null && pieces > product.purchase_limit) {
    return { state: 'over_limit', available, state_reason: `1回のご注文は${product.purchase_limit}点までです。` };
  }
  if (pieces > product.stock) return { state: 'short', available, state_reason: `在庫は残り${product.stock}点です。` };
  return { state: 'ok', available, state_reason: null };
}
