import type { Order, OrderAccessory } from '@shop/api';
import { measurementFields } from '@shop/form-definitions';
import { allergenText } from '../../catalogue/allergen-text.rules.ts';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { goodsOf } from '../../catalogue/shown-product.ts';
import { requestedFieldsOf } from '../../platform/form/own-fields.ts';
import { presentCoupons } from '../../cart/present/present-cart.ts';
import { presentQuote } from '../../cart/present/present-quote.ts';
import type { CartDocument, LineDocument, ShippingDocument } from '../../cart/cart-document.ts';
import type { Quote } from '../../cart/quote/quoted.ts';
import type { QuotedAccessory } from '../../cart/quote/quote-accessories.ts';
import type { QuotedLine } from '../../cart/quote/quote-lines.ts';
import type { QuotedShipping } from '../../cart/quote/quote-shipping.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { labelledValues } from './labelled-values.ts';
import { orderTerms, paymentTiming } from './order-terms.ts';
import type { OrderedLine, OrderSnapshot } from './order-snapshot.ts';

type Knowing = Pick<Ctx, 'channel' | 'clock' | 'snapshots'>;

/**
 * Returns the snapshot of an agreed cart without destinations that have no products. The quote must have no problems:
 * every parcel has a day, orderer and payment are chosen.
 * @param before the order that is amended; its products, wrappings, texts of the payment and other answers are reused
 */
export function orderSnapshotOf(
  ctx: Knowing,
  cart: CartDocument,
  quote: Quote,
  before: OrderSnapshot | null = null,
): OrderSnapshot {
  const { order } = cart;
  const method = quote.payment?.method;
  if (!order.orderer || !method) throw new Error('An order needs an orderer and a payment method.');
  const shown = presentQuote(quote);
  const otherValues = before
    ? (before.other ?? [])
    : labelledValues(requestedFieldsOf(ctx.channel, 'order_other'), cart.other);
  return {
    payment_code: method.code,
    payment_name: before?.payment_name ?? method.name,
    payment_timing_text:
      before && quote.payment?.authorise_on === null ? before.payment_timing_text : paymentTiming(quote.payment),
    orderer: order.orderer,
    lines: cart.lines.flatMap((line, index) => {
      const quoted = quote.lines[index];
      return quoted ? [orderLine(ctx, line, quoted, before)] : [];
    }),
    shippings: cart.shippings.flatMap((shipping, index) => {
      const quoted = quote.shippings[index];
      return quoted && shipping.packings.length > 0 ? [orderShipping(ctx, shipping, quoted, before)] : [];
    }),
    fees: shown.fees,
    per_rate: shown.per_rate,
    coupons: presentCoupons(quote),
    points_used: quote.points.used,
    totals: shown.totals,
    note: order.note,
    receipt_addressee: order.receipt_addressee,
    receipt_note: order.receipt_note,
    ...(otherValues.length > 0 && { other: otherValues }),
    terms: orderTerms(ctx, cart, quote),
    user_order_total_payment: quote.totals.total,
  };
}

function orderLine(
  ctx: Knowing,
  { product_key: productKey, options }: LineDocument,
  quoted: QuotedLine,
  before: OrderSnapshot | null,
): OrderedLine {
  const known = before?.lines.find(({ key }) => key === quoted.key);
  const accessories = quoted.accessories.map((extra) => orderAccessory(ctx, extra, known?.accessories ?? []));
  const extras = accessories.length > 0 ? { accessories } : {};
  if (known) {
    const { accessories: _, ...line } = known;
    return { ...line, quantity: quoted.quantity, amount: quoted.amount, ...extras };
  }
  const product = catalogueOf(ctx).byKey.get(productKey);
  if (!product) throw new Error(`The product ${productKey} left the catalogue while it was ordered.`);
  const { row, brand, categoryPath } = product;
  return {
    key: quoted.key,
    product_key: productKey,
    name: row.name,
    name_original: row.nameOriginal,
    lang: row.lang,
    brand_name: brand.name,
    category_name: categoryPath.at(-1)?.name ?? '',
    unit_label: row.unitLabel,
    unit_price: quoted.unit_price,
    quantity: quoted.quantity,
    amount: quoted.amount,
    tax_rate_percent: quoted.rate_percent,
    tax_class: quoted.tax_class,
    zone: quoted.zone,
    storage_text: row.storageText,
    allergens_text: allergenText(row),
    illustration: categoryPath[0]?.key ?? '',
    ...(row.measurements.length > 0 && { options: labelledValues(measurementFields(row.measurements, true), options) }),
    ...extras,
  };
}

function orderAccessory(
  ctx: Knowing,
  { key, product_key, quantity, unit_price, amount, rate_percent, tax_class }: QuotedAccessory,
  knownExtras: readonly OrderAccessory[],
): OrderAccessory {
  const known = knownExtras.find((extra) => extra.key === key);
  if (known) return { ...known, quantity, amount };
  const goods = goodsOf(catalogueOf(ctx), product_key);
  if (!goods) throw new Error(`The extra ${product_key} left the catalogue while it was ordered.`);
  const { name, unitLabel } = goods.row;
  return {
    key,
    product_key,
    name,
    unit_label: unitLabel,
    unit_price,
    quantity,
    amount,
    tax_rate_percent: rate_percent,
    tax_class,
  };
}

function orderShipping(
  { channel }: Knowing,
  shipping: ShippingDocument,
  quoted: QuotedShipping,
  before: OrderSnapshot | null,
): Order['shippings'][number] {
  const { social } = shipping;
  if (!shipping.address && !social) throw new Error('An order needs the address of every destination.');
  return {
    key: shipping.key,
    address: shipping.address,
    ...(social && { social_receiver: { name: social.name, way: social.way, message: social.message } }),
    sender: shipping.sender,
    noshi: quoted.noshi,
    wrapping:
      [
        before?.shippings.find(({ key }) => key === shipping.key)?.wrapping,
        ...channel.settings.ORDER.GIFT.WRAPPINGS,
      ].find((wrapping) => wrapping?.code === shipping.wrapping_code) ?? null,
    message: shipping.message,
    carriage_total: quoted.carriage + quoted.cool + quoted.island,
    packings: shipping.packings.flatMap((packing, index) => {
      const parcel = quoted.parcels[index];
      if (!parcel?.expected) throw new Error('An order needs the day of every parcel.');
      return [
        {
          key: packing.key,
          zone: packing.zone,
          carrier: parcel.carrier,
          // A requested day that is too early for the payment has moved, with the customer's consent.
          delivery_date: packing.delivery_date && parcel.expected.date,
          delivery_time: packing.time_slot,
          delivery_time_name: parcel.time_slot?.label ?? null,
          handover: parcel.handover.code,
          handover_name: parcel.handover.name,
          planned_date: social ? null : parcel.expected.date,
          ship_date: social ? null : parcel.expected.ship_date,
          ...(!social && parcel.prepaid && { pay_by: parcel.prepaid.pay_by }),
          tracking_no: null,
          products: packing.products,
          ...(parcel.accessories.length > 0 && { accessories: parcel.accessories }),
        },
      ];
    }),
  };
}
