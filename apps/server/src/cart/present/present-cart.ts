import type { Cart, CartOrder } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { returnTermsOfCart } from './return-terms-of-cart.ts';
import { wholeSets } from '../edit/edit-sets.ts';
import type { CartRow } from '../cart.queries.ts';
import type { Quote } from '../quote/quoted.ts';
import { presentCartLine } from './present-cart-line.ts';
import { presentCartShipping } from './present-cart-shipping.ts';
import { presentPaymentMethod } from './present-payment-method.ts';
import { presentQuote } from './present-quote.ts';

/** Returns a cart as defined by the contract, with its quote. */
export function presentCart(ctx: Ctx, row: CartRow, quote: Quote): Cart {
  const { document } = row;
  const sets = wholeSets(document, catalogueOf(ctx).sets);
  return {
    token: row.token,
    version: row.version,
    expires_at: row.expiresAt.toISOString(),
    is_member: row.userId !== null,
    state: row.state,
    transaction_error: document.transaction_error,
    detail: {
      products: document.lines.flatMap((line, index) => {
        const quoted = quote.lines[index];
        return quoted ? [presentCartLine(ctx, line, quoted)] : [];
      }),
      ...(sets.length > 0 && { sets }),
      shippings: document.shippings.flatMap((shipping, index) => {
        const quoted = quote.shippings[index];
        return quoted ? [presentCartShipping(ctx, shipping, quoted, document)] : [];
      }),
      coupons: presentCoupons(quote),
      order: presentCartOrder(row, quote, presentCoupons(quote)),
    },
    paymethods: quote.payments.map((payment) => presentPaymentMethod(ctx, payment)),
    leadtimes: quote.shippings.flatMap((shipping) =>
      shipping.parcels.map((parcel) => ({
        packing_key: parcel.key,
        shipping_key: shipping.key,
        earliest_date: shipping.is_place_known ? (parcel.earliest?.date ?? null) : null,
        ship_date: shipping.is_place_known ? (parcel.earliest?.ship_date ?? null) : null,
        reason: parcel.reason,
      })),
    ),
    quote: presentQuote(quote),
    return_terms: returnTermsOfCart(ctx, document),
  };
}

/** Returns the valid coupons, each with its discount. */
export function presentCoupons(quote: Quote): Cart['detail']['coupons'] {
  return quote.discounts.map(({ id, code, name, amount }) => ({ id, code, name, discount: amount }));
}

/** Returns orderer, payment and totals of a cart. */
function presentCartOrder({ document, orderId }: CartRow, quote: Quote, coupons: Cart['detail']['coupons']): CartOrder {
  const { order } = document;
  const { fees, totals, payment } = quote;
  return {
    id: orderId,
    orderer: order.orderer,
    payment_id: payment?.method.id ?? null,
    payment_code: payment?.method.code ?? null,
    payment_name: payment?.method.name ?? null,
    coupons,
    points_used: quote.points.used,
    note: order.note,
    receipt_addressee: order.receipt_addressee,
    receipt_note: order.receipt_note,
    other: document.other,
    total_goods: totals.lines,
    total_carriage: fees.carriage + fees.cool + fees.island,
    total_fees: fees.wrapping + fees.payment,
    total_discount: totals.discount,
    total_tax: totals.tax,
    total_payment: totals.total,
  };
}
