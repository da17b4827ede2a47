import { quote } from '../../cart/quote/quote.ts';
import type { QuoteInput } from '../../cart/quote/quote-input.ts';
import type { Quote } from '../../cart/quote/quoted.ts';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import { borneByShop, shopDiscount } from './shop-discount.ts';

/** An amended order as quoted, and what it costs more without the payment fee than before, in yen. */
export interface Requoted {
  quote: Quote;
  /** What the shop would bear if it bore the difference. */
  borneIfShopBears: number;
}

/**
 * Quotes an amended order by the rules of every cart. What the shop bore before is reduced first when the order becomes
 * cheaper, so that nobody is refunded what was never paid.
 */
export function requote(input: QuoteInput, before: OrderSnapshot): Requoted {
  const earlier = borneByShop(before);
  const first = quoteBorne(input, before, earlier);
  const change = beforeFee(first) - beforeFeeOf(before);
  const borne = change < 0 ? Math.max(0, earlier + change) : earlier;
  return {
    quote: borne === earlier ? first : quoteBorne(input, before, borne),
    borneIfShopBears: Math.max(0, earlier + change),
  };
}

/** Quotes with this discount of the shop. The payment fee is that of the order while the sum that decides it is. */
export function quoteBorne(input: QuoteInput, before: OrderSnapshot, borne: number): Quote {
  const discount = shopDiscount(borne);
  const cart = borne === 0 ? input.cart : { ...input.cart, coupons: [...input.cart.coupons, discount.code] };
  const coupons = new Map([...input.coupons, [discount.code, discount] as const]);
  const plain = quote({ ...input, cart, coupons });
  const fee = paymentFeeOf(before);
  if (beforeFee(plain) !== beforeFeeOf(before) || plain.fees.payment === fee) return plain;
  const payments = input.payments.map((method) =>
    method.id === cart.order.payment_id ? { ...method, fee_steps: [{ up_to: null, fee }] } : method,
  );
  return quote({ ...input, cart, coupons, payments });
}

function beforeFee({ totals, fees }: Quote): number {
  return totals.total - fees.payment;
}

function paymentFeeOf({ fees }: OrderSnapshot): number {
  return fees.filter(({ code }) => code === 'cod' || code === 'payment').reduce((sum, { amount }) => sum + amount, 0);
}

function beforeFeeOf(snapshot: OrderSnapshot): number {
  return snapshot.totals.payment - paymentFeeOf(snapshot);
}
