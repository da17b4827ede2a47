import type { components } from '@shop/api';
import type { QuotedShipping } from '../quote/quote-shipping.ts';
import type { Quote } from '../quote/quote.ts';

type Fee = components['schemas']['QuoteFee'];

/** Every fee that is charged, one by one; what costs nothing is left out. */
export function presentFees(quote: Quote): Fee[] {
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
