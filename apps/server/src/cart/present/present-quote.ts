import type { components, Quote as QuoteView } from '@shop/api';
import type { QuotedShipping } from '../quote/quote-shipping.ts';
import type { Quote } from '../quote/quoted.ts';

type Fee = components['schemas']['QuoteFee'];

type Destination = components['schemas']['QuoteDestination'];

type Parcel = components['schemas']['QuoteParcel'];

/** Returns a quote as defined by the contract. */
export function presentQuote(quote: Quote): QuoteView {
  const { fees, totals } = quote;
  return {
    hash: quote.hash,
    is_estimated: quote.shippings.some((shipping) => shipping.is_estimate),
    lines: quote.lines.map((line) => ({
      line_key: line.key,
      unit_price: line.unit_price,
      quantity: line.quantity,
      amount: line.amount,
      tax_rate_percent: line.rate_percent,
      sale_ends_on: line.sale_ends_on,
    })),
    parcels: quote.shippings.flatMap(parcelsOf),
    fees: presentFees(quote),
    destinations: quote.shippings.map(destinationOf),
    per_rate: totals.perRate.map((bucket) => ({
      tax_rate_percent: bucket.ratePercent,
      taxable_incl: bucket.taxable,
      tax: bucket.tax,
    })),
    totals: {
      goods: totals.lines,
      carriage: fees.carriage + fees.cool + fees.island,
      fees: fees.wrapping + fees.payment,
      discount_coupons: totals.discount - quote.points.used,
      discount_points: quote.points.used,
      tax: totals.tax,
      payment: totals.total,
    },
    changes: quote.changes,
    problems: quote.problems,
  };
}

function parcelsOf(shipping: QuotedShipping): Parcel[] {
  return shipping.parcels.map((parcel) => {
    const carriage = shipping.is_carriage_free ? 0 : parcel.fees.carriage;
    return {
      packing_key: parcel.key,
      shipping_key: shipping.key,
      zone: parcel.zone,
      size: Math.max(0, ...parcel.boxes),
      weight_g: parcel.weight_g,
      carriage,
      cool_fee: parcel.fees.cool,
      island_fee: parcel.fees.island,
      total: carriage + parcel.fees.cool + parcel.fees.island,
      is_free_carriage: shipping.is_carriage_free,
    };
  });
}

function destinationOf(shipping: QuotedShipping): Destination {
  const totals = parcelsOf(shipping).map((parcel) => parcel.total);
  const carriageTotal = totals.reduce((sum, total) => sum + total, 0);
  const hasSeveralZones = new Set(shipping.parcels.map((parcel) => parcel.zone)).size > 1;
  return {
    shipping_key: shipping.key,
    subtotal: shipping.subtotal,
    carriage_total: carriageTotal,
    free_carriage_threshold: shipping.free_from,
    free_carriage_remaining: shipping.missing_for_free,
    is_free_carriage: shipping.is_carriage_free,
    is_estimated: shipping.is_estimate,
    extra_parcel_fee: hasSeveralZones ? carriageTotal - Math.max(...totals) : 0,
    extra_parcel_reason: hasSeveralZones
      ? '保存温度の異なる商品は同じ箱でお届けできないため、お荷物が分かれます。'
      : null,
  };
}

/** Returns all charged fees; zero amounts are left out. */
function presentFees(quote: Quote): Fee[] {
  const tax_rate_percent = quote.standard_rate_percent;
  const fee = (
    code: Fee['code'],
    name: string,
    amount: number,
    shipping_key: string | null,
    packing_key: string | null,
  ): Fee => ({
    code,
    name,
    amount,
    tax_rate_percent,
    shipping_key,
    packing_key,
  });
  const ofShipping = (shipping: QuotedShipping): Fee[] => [
    ...shipping.parcels.flatMap((parcel) => [
      fee('carriage', '送料', shipping.is_carriage_free ? 0 : parcel.fees.carriage, shipping.key, parcel.key),
      fee('cool', 'クール便手数料', parcel.fees.cool, shipping.key, parcel.key),
      fee('island', '離島・遠隔地手数料', parcel.fees.island, shipping.key, parcel.key),
    ]),
    fee('wrapping', 'ラッピング料', shipping.wrapping, shipping.key, null),
  ];
  const isCod = quote.payment?.method.code === 'cod';
  const payment = fee(isCod ? 'cod' : 'payment', isCod ? '代引手数料' : '決済手数料', quote.fees.payment, null, null);
  return [...quote.shippings.flatMap(ofShipping), payment].filter((charged) => charged.amount > 0);
}
