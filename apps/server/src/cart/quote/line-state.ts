import type { TaxRate, TaxRounding } from '@shop/money';
import type { LineDocument } from '../cart-document.ts';
import type { ProductInputs } from './product-inputs.ts';

/** Whether a line or extra can be bought. */
type LineState = 'ok' | 'suspended' | 'sold_out' | 'short' | 'over_limit' | 'gone';

/** What stock, limits and sale status mean for a line or extra. */
export interface QuotedState {
  state: LineState;
  /** The most pieces available, by stock and purchase limit. */
  available: number;
  state_reason: string | null;
}

/** The inputs for lines: products by key, tax rates, the day, the rounding of the shop. */
export interface LineDetails {
  products: ReadonlyMap<string, ProductInputs>;
  taxRates: readonly TaxRate[];
  rounding: TaxRounding;
  day: string;
}

/** Returns the state of pieces that an order already has; null where a line or extra has more. */
export function agreedState({ quantity, agreed }: Pick<LineDocument, 'quantity' | 'agreed'>): QuotedState | null {
  return agreed && quantity <= agreed.quantity ? { state: 'ok', available: quantity, state_reason: null } : null;
}

/** Returns the state of a product with `pieces` in the whole cart: lines and extras share stock and limit. */
export function lineStateOf(pieces: number, product: ProductInputs | undefined): QuotedState {
  if (!product) return { state: 'gone', available: 0, state_reason: 'この商品の取り扱いは終了しました。' };
  if (product.suspended_reason !== null)
    return { state: 'suspended', available: 0, state_reason: product.suspended_reason };
  if (product.stock <= 0) return { state: 'sold_out', available: 0, state_reason: 'ただいま品切れです。' };
  const available = Math.min(product.stock, product.purchase_limit ?? product.stock);
  if (product.purchase_limit !== null && pieces > product.purchase_limit) {
    return { state: 'over_limit', available, state_reason: `1回のご注文は${product.purchase_limit}点までです。` };
  }
  if (pieces > product.stock) return { state: 'short', available, state_reason: `在庫は残り${product.stock}点です。` };
  return { state: 'ok', available, state_reason: null };
}
