import { hash } from 'node:crypto';
import type { HandoverCode, Order } from '@shop/api';
import { SOCIAL_GIFT } from '@shop/constants';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { formatDateWithWeekday, formatMonthDay } from '@shop/japanese';
import { formatYen } from '@shop/money';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { CartDocument } from '../../cart/cart-document.ts';
import { returnTermsOfCart } from '../../cart/present/return-terms-of-cart.ts';
import { destinationName } from '../../cart/destination-name.ts';
import { chargeTiming } from '../../payment/deferred-card.rules.ts';
import { canonicalJson } from '../../cart/quote/quote-hash.ts';
import type { Quote } from '../../cart/quote/quoted.ts';
import { goodsOfLines } from '../../cart/quote/quote-lines.ts';
import type { QuotedParcel } from '../../cart/quote/quote-shipping.ts';

type Terms = Order['terms'];

const zoneNames = { ambient: '常温便', chilled: '冷蔵便', frozen: '冷凍便' } as const;

/**
 * Returns the six items that the law requires on one screen before the button (L-02), as stored with the order (L-05):
 * quantity, price, payment, delivery, period, withdrawal.
 */
export function orderTerms(ctx: Pick<Ctx, 'snapshots' | 'channel' | 'clock'>, cart: CartDocument, quote: Quote): Terms {
  const { SELLER, ORDER } = ctx.channel.settings;
  return [
    { code: 'quantity', title: '分量', lines: quantityLines(cart, quote) },
    { code: 'price', title: '販売価格・お支払い総額', lines: priceLines(quote) },
    { code: 'payment', title: 'お支払いの方法と時期', lines: paymentLines(quote) },
    { code: 'delivery', title: 'お届けの時期', lines: deliveryLines(cart, quote) },
    { code: 'period', title: 'お申し込みの期間', lines: periodLines(quote) },
    {
      code: 'cancel',
      title: 'お申し込みの撤回・返品',
      lines: [
        returnTermsOfCart(ctx, cart),
        ORDER.CANCEL.LIMIT_TEXT,
        `お問い合わせ:${SELLER.PHONE}(${SELLER.HOURS}) ${SELLER.EMAIL}`,
      ],
    },
  ];
}

/** The hash of the terms, stored as proof of what was shown (L-05). */
export function termsHash(terms: Terms): string {
  return hash('sha256', canonicalJson(terms), 'hex');
}

/** The periods of limited offers (L-02 ⑤). */
function periodLines({ lines }: Pick<Quote, 'lines'>): string[] {
  const limited = lines.flatMap(({ name, sale_ends_on }) =>
    sale_ends_on === null ? [] : [checkoutCopy.confirm.periodUntil(name, formatDateWithWeekday(sale_ends_on))],
  );
  return limited.length > 0 ? [...new Set(limited)] : [checkoutCopy.confirm.periodNone];
}

function paymentLines({ payment }: Pick<Quote, 'payment'>): string[] {
  return [`${payment?.method.name ?? ''}:${paymentTiming(payment)}`];
}

/** The time of payment, with the deadline of a prepayment. */
export function paymentTiming(payment: Quote['payment']): string {
  if (payment === null) return '';
  return payment.prepaid
    ? prepaymentCopy.timing(formatDateWithWeekday(payment.prepaid.pay_by))
    : chargeTiming(payment.method, payment.authorise_on);
}

function quantityLines(cart: CartDocument, quote: Quote): string[] {
  const names = new Map(goodsOfLines(quote.lines).map((goods) => [goods.key, goods.name]));
  return cart.shippings.flatMap((shipping, index) =>
    shipping.packings.flatMap((packing, packingIndex) => {
      const to = `${destinationName(shipping) ?? ''} 様・${zoneNames[packing.zone]}`;
      const extras = quote.shippings[index]?.parcels[packingIndex]?.accessories ?? [];
      const pieces = packing.products.flatMap(({ line_key, quantity }) => [
        { key: line_key, quantity },
        ...extras.filter((extra) => extra.line_key === line_key),
      ]);
      return pieces.map(({ key, quantity }) => `${to}:${names.get(key) ?? ''} ${quantity}点`);
    }),
  );
}

function priceLines({ lines, fees, discounts, points, totals }: Quote): string[] {
  const charged = [
    ['送料', fees.carriage],
    ['クール便手数料', fees.cool],
    ['離島・遠隔地手数料', fees.island],
    ['ラッピング料', fees.wrapping],
    ['決済・代引手数料', fees.payment],
  ] as const;
  return [
    ...goodsOfLines(lines).map(
      (line) => `${line.name}:${formatYen(line.unit_price)} × ${line.quantity}点 = ${formatYen(line.amount)}`,
    ),
    ...charged.filter(([, amount]) => amount > 0).map(([name, amount]) => `${name}:${formatYen(amount)}`),
    ...discounts.map((discount) => `${discount.name}:-${formatYen(discount.amount)}`),
    ...(points.used > 0 ? [`ポイントのご利用:-${formatYen(points.used)}`] : []),
    `お支払い総額(税込):${formatYen(totals.total)}`,
  ];
}

function deliveryLines(cart: CartDocument, quote: Quote): string[] {
  return quote.shippings.flatMap((shipping, index) =>
    shipping.parcels.map((parcel) => {
      const document = cart.shippings[index];
      const name = (document && destinationName(document)) ?? '';
      return `${name} 様・${zoneNames[parcel.zone]}:${document?.social ? checkoutCopy.confirm.receiverChooses(SOCIAL_GIFT.validDays) : deliveryText(parcel)}`;
    }),
  );
}

type ReportedParcel = Pick<QuotedParcel, 'delivery_date' | 'expected' | 'time_slot'> & {
  prepaid: { pay_by: string } | null;
  handover: { code: HandoverCode; name: string };
};

/**
 * Returns the delivery text of a parcel: the chosen day and slot, or the earliest day; with the deadline of a
 * prepayment, and the handover unless it is in person.
 */
export function deliveryText({ delivery_date, expected, time_slot, prepaid, handover }: ReportedParcel): string {
  const day = expected ? formatDateWithWeekday(expected.date) : '';
  const slot = `${time_slot?.label ?? '時間指定なし'}${handover.code === 'in_person' ? '' : ` ${handover.name}`}`;
  if (prepaid && expected) {
    const [payBy, arrival] = [formatMonthDay(prepaid.pay_by), formatMonthDay(expected.date, prepaid.pay_by)];
    return `${delivery_date === null ? prepaymentCopy.arrivesAtEarliest(payBy, arrival) : prepaymentCopy.arrives(payBy, arrival)} ${slot}`;
  }
  return delivery_date === null ? `指定なし(最短 ${day}頃) ${slot}` : `${day} ${slot}`;
}
