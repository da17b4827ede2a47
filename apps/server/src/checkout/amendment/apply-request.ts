import type { AddressInput, AddressSnapshot, Noshi, OrdererInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { amendmentCopy, checkoutCopy, formsCopy } from '@shop/copy';
import { codePointLength, inJapan, isAllowedName, isCalendarDay, normaliseFreeText } from '@shop/japanese';
import type { CartDocument, ShippingDocument } from '../../cart/cart-document.ts';
import { noshiErrors, tidyNoshi } from '../../cart/gift/noshi.rules.ts';
import { checkAddress } from '../../cart/shipping/check-address.ts';
import { checkOrderer } from '../../cart/shipping/check-orderer.ts';
import type { Channel } from '../../platform/channel/channel.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { formTextsOf } from '../../platform/form/own-fields.ts';
import type { AmendmentContext } from './amendment-context.ts';
import type { AmendmentRequest, DestinationChange, ParcelChange } from './amendment-request.ts';
import { addProduct, changeDestination, setQuantity } from './edit-order.ts';

const { refusals, labels } = amendmentCopy;

interface Editing {
  channel: Channel;
  context: AmendmentContext;
}

/**
 * Returns the cart of an order with the requested changes, checked by the rules of the checkout.
 * @throws InvalidInputError `amendment.invalid`; `input.invalid` with messages by field
 */
export function applyRequest(cart: CartDocument, request: AmendmentRequest, editing: Editing): CartDocument {
  const withLines = changeLines(cart, request, editing);
  const withPlaces = (request.destinations ?? []).reduce(
    (document, change) => changePlace(document, cart, change, editing),
    withLines,
  );
  const withDays = (request.parcels ?? []).reduce(
    (document, change) => changeParcel(document, cart, change),
    withPlaces,
  );
  return { ...withDays, order: { ...withDays.order, ...orderChanges(cart, request, editing) } };
}

function changeLines(
  cart: CartDocument,
  { lines = [], added = [] }: AmendmentRequest,
  { context }: Editing,
): CartDocument {
  const keys = cart.lines.flatMap((line) => [line.key, ...(line.accessories ?? []).map(({ key }) => key)]);
  const resized = lines.reduce((document, { line, quantity }) => {
    const key = keys[line - 1];
    if (key === undefined) throw refusal(refusals.noLine(line));
    return setQuantity(document, key, quantity, context);
  }, cart);
  const grown = added.reduce((document, { product_key, quantity, destination = 1 }) => {
    const product = context.products.get(product_key);
    if (!product || product.is_extra) throw refusal(refusals.noProduct(product_key));
    if (product.measurements.length > 0) throw refusal(refusals.needsMeasurements(product.name));
    const shippingKey = cart.shippings[destination - 1]?.key;
    if (shippingKey === undefined) throw refusal(refusals.noDestination(destination));
    const kept = document.shippings.some(({ key }) => key === shippingKey)
      ? document
      : { ...document, shippings: [...document.shippings, { ...shippingOf(cart, shippingKey), packings: [] }] };
    const rate_percent = context.rateOf(product.tax_class);
    return addProduct(kept, { product, quantity, rate_percent, shippingKey }, context);
  }, resized);
  if (grown.lines.length === 0) throw refusal(refusals.empty);
  return grown;
}

function shippingOf({ shippings }: CartDocument, key: string): ShippingDocument {
  const shipping = shippings.find((known) => known.key === key);
  if (!shipping) throw new Error(`There is no destination ${key}.`);
  return shipping;
}

function changePlace(
  document: CartDocument,
  before: CartDocument,
  { no, ...change }: DestinationChange,
  { channel, context }: Editing,
): CartDocument {
  const key = before.shippings[no - 1]?.key;
  const known = document.shippings.find((shipping) => shipping.key === key);
  if (!known) throw refusal(refusals.noDestination(no));
  const today = inJapan(context.now).day;
  const { sender, noshi, wrapping_code, message } = change;
  const { GIFT } = channel.settings.ORDER;
  const changes: Partial<ShippingDocument> = {};
  if (change.address) {
    const typed = { ...addressInput(known.address), ...change.address };
    changes.address = checkAddress(typed, 'address', today, formTextsOf(channel, 'address'));
  }
  if (sender !== undefined) {
    const typed = sender && { ...addressInput(known.sender), ...sender };
    changes.sender = typed && checkAddress(typed, 'sender', today, formTextsOf(channel, 'sender'));
  }
  if (noshi !== undefined) changes.noshi = noshi && checkedNoshi({ ...known.noshi, ...noshi });
  if (wrapping_code !== undefined) {
    const isKnown = GIFT.WRAPPINGS.some(({ code }) => code === wrapping_code);
    if (wrapping_code !== null && !isKnown) throw refusal('このラッピングはご利用いただけません。');
    changes.wrapping_code = wrapping_code;
  }
  if (message !== undefined) changes.message = freeText(message, labels.message, LIMITS.giftMessage);
  try {
    return changeDestination(document, known.key, changes, context);
  } catch (error) {
    // No route leads from the shop to this area for one of the zones.
    if (error instanceof RangeError) throw refusal(refusals.noRoute);
    throw error;
  }
}

/** Returns the typed fields of an address; none for a destination without one. */
function addressInput(address: AddressSnapshot | null): AddressInput {
  const {
    shipping_last_name = '',
    shipping_first_name = '',
    shipping_last_name_kana = null,
    shipping_first_name_kana = null,
    company_name = null,
    postal_code = '',
    prefecture = '',
    city = '',
    address1 = '',
    address2 = null,
    phone_number = '',
    cell_phone_number = null,
  } = address ?? {};
  return {
    shipping_last_name,
    shipping_first_name,
    shipping_last_name_kana,
    shipping_first_name_kana,
    company_name,
    postal_code,
    prefecture,
    city,
    address1,
    address2,
    phone_number,
    cell_phone_number,
  };
}

function checkedNoshi({ purpose, ribbon, top_text, names, position }: Partial<Noshi>): Noshi {
  if (!purpose || !ribbon || top_text === undefined || !names || !position) throw refusal(refusals.noshiParts);
  const noshi = { purpose, ribbon, top_text, names, position };
  const errors = noshiErrors(noshi);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return tidyNoshi(noshi);
}

function changeParcel(document: CartDocument, before: CartDocument, { no, ...change }: ParcelChange): CartDocument {
  const keys = before.shippings.flatMap(({ packings }) => packings.map(({ key }) => key));
  if (no !== undefined && keys[no - 1] === undefined) throw refusal(refusals.noParcel(no));
  const { delivery_date: day, time_slot, handover } = change;
  if (day && !isCalendarDay(day)) throw refusal(refusals.dateForm);
  const shippings = document.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) =>
      no === undefined || packing.key === keys[no - 1]
        ? {
            ...packing,
            ...(day !== undefined && { delivery_date: day }),
            ...(time_slot !== undefined && { time_slot }),
            ...(handover && { handover }),
          }
        : packing,
    ),
  }));
  return { ...document, shippings };
}

function orderChanges(
  { order }: CartDocument,
  { orderer, note, receipt_addressee, receipt_note }: AmendmentRequest,
  { channel, context }: Editing,
): Partial<CartDocument['order']> {
  const { receiptAddressee, receiptNote } = checkoutCopy.payment;
  return {
    ...(orderer && {
      orderer: checkOrderer(
        { ...ordererInput(order.orderer), ...orderer },
        inJapan(context.now).day,
        formTextsOf(channel, 'orderer'),
      ),
    }),
    ...(note !== undefined && { note: freeText(note, labels.note, LIMITS.orderNote) }),
    ...(receipt_addressee !== undefined && {
      receipt_addressee: printed(receipt_addressee, receiptAddressee),
    }),
    ...(receipt_note !== undefined && { receipt_note: printed(receipt_note, receiptNote) }),
  };
}

function ordererInput(orderer: CartDocument['order']['orderer']): OrdererInput {
  if (!orderer) throw new Error('An order has an orderer.');
  const { name: _, formatted_postal_code: _code, full_address: _address, ...typed } = orderer;
  return typed;
}

/** Returns a free text as the checkout stores it. */
function freeText(typed: string | null, label: string, most: number): string | null {
  const value = normaliseFreeText(typed ?? '');
  const over = codePointLength(value) - most;
  if (over > 0) throw refusal(`${formsCopy.rules.max(label, most, over)}。`);
  return value || null;
}

/** Returns a text of the receipt, without characters that cannot be printed (F-03). */
function printed(typed: string | null, label: string): string | null {
  const value = freeText(typed, label, LIMITS.receiptAddressee);
  if (value && !isAllowedName(value)) throw refusal(`${formsCopy.rules.name(label)}。`);
  return value;
}

function invalid(errors: Record<string, string[]>): InvalidInputError {
  return new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
}

function refusal(message: string): InvalidInputError {
  return new InvalidInputError('amendment.invalid', message);
}
