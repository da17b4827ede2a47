import { addressSnapshot, type AddressValues } from '../../members/customer/address.rules.ts';
import { sampleTables } from '../../delivery/seed/sample-tables.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { Packing } from '../allocation/packing.ts';
import { emptyCartDocument, type CartDocument, type LineDocument, type ShippingDocument } from '../cart-document.ts';
import { addLines } from '../edit/edit-lines.ts';
import { addShipping } from '../edit/edit-shippings.ts';
import type { ProductInputs } from '../quote/product-inputs.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import { completeOrderer } from '../shipping/check-orderer.ts';

/** Returns a chilled product at 1,480 yen with 8 % tax, with `changes`. */
export function sampleProduct(changes: Partial<ProductInputs> = {}): ProductInputs {
  return {
    id: 1,
    key: 'ham',
    name: '生ハム',
    unit_price: 1480,
    tax_class: 'reduced',
    zone: 'chilled',
    rides_with: [],
    net_weight_g: 80,
    lead_days: 2,
    stock: 50,
    purchase_limit: null,
    suspended_reason: null,
    sale_ends_on: null,
    noshi_ok: true,
    wrap_ok: true,
    e_gift_ok: true,
    measurements: [],
    is_extra: false,
    accessories: new Map(),
    ...changes,
  };
}

const person = { last_name: '見本', first_name: '太郎', last_name_kana: 'ミホン', first_name_kana: 'タロウ' };
const place = { postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田1-1', address2: null };

/** Returns an address of 見本 太郎 in Tokyo. */
export function sampleAddress(changes: Partial<AddressValues> = {}) {
  return addressSnapshot({
    shippingLastName: person.last_name,
    shippingFirstName: person.first_name,
    shippingLastNameKana: person.last_name_kana,
    shippingFirstNameKana: person.first_name_kana,
    companyName: null,
    postalCode: place.postal_code,
    prefecture: place.prefecture,
    city: place.city,
    address1: place.address1,
    address2: null,
    phoneNumber: '0312345678',
    cellPhoneNumber: null,
    ...changes,
  });
}

/** 見本 太郎 as orderer. */
export const sampleOrderer = completeOrderer({
  ...person,
  ...place,
  company_name: null,
  email: 'taro@example.jp',
  phone_number: '0312345678',
  cell_phone_number: null,
});

/** Returns a payment method without fee or condition, with id 1. */
export function samplePayment(changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    id: 1,
    code: 'card',
    name: 'クレジットカード',
    description: '',
    timing: 'ご注文時には利用枠の確認だけを行い、商品の発送時にお支払いが確定します',
    fee_steps: [],
    min_total: 0,
    max_total: null,
    closed_zones: [],
    allows_multiple_destinations: true,
    allows_gift: true,
    pay_within_days: null,
    stores: [],
    instruction_lines: [],
    ...changes,
  };
}

/** Returns a cart of these products (quantity by key) for the sample address, ready to be ordered. */
export function sampleCart(
  quantities: Readonly<Record<string, number>>,
  products: ReadonlyMap<string, ProductInputs>,
): CartDocument {
  const context = { products, delivery: sampleTables };
  const lines = Object.entries(quantities).map(([product_key, quantity]) => {
    const product = products.get(product_key);
    const rate_percent = product?.tax_class === 'standard' ? 10 : 8;
    return {
      product_key,
      quantity,
      options: {},
      seen: { unit_price: product?.unit_price ?? 0, rate_percent, is_sellable: true },
    };
  });
  const filled = addLines(emptyCartDocument(), lines, context);
  const sent = addShipping(filled, { address: sampleAddress(), user_address_id: null }, context);
  return { ...sent, order: { ...sent.order, orderer: sampleOrderer, payment_id: 1 } };
}

/** Returns the inputs of a quote on Friday 2026-11-20, 10:00 JST. */
export function sampleQuoteInput(
  quantities: Readonly<Record<string, number>>,
  products: readonly ProductInputs[],
  changes: Partial<QuoteInput> = {},
): QuoteInput {
  const byKey = new Map(products.map((product) => [product.key, product]));
  return {
    cart: sampleCart(quantities, byKey),
    now: new Date('2026-11-20T10:00:00+09:00'),
    userId: null,
    products: byKey,
    delivery: sampleTables,
    payments: [samplePayment()],
    coupons: new Map(),
    pointBalance: 0,
    taxRates: [
      { taxClass: 'reduced', ratePercent: 8, effectiveFrom: '2019-10-01' },
      { taxClass: 'standard', ratePercent: 10, effectiveFrom: '2019-10-01' },
    ],
    rounding: 'floor',
    ...changes,
  };
}

/** Returns the cart with other wishes for every destination. */
export function withShipping(input: QuoteInput, changes: Partial<ShippingDocument>): QuoteInput {
  const shippings = input.cart.shippings.map((shipping) => ({ ...shipping, ...changes }));
  return { ...input, cart: { ...input.cart, shippings } };
}

/** Returns the cart with other wishes for every parcel. */
export function withPacking(input: QuoteInput, changes: Partial<Packing>): QuoteInput {
  const shippings = input.cart.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => ({ ...packing, ...changes })),
  }));
  return { ...input, cart: { ...input.cart, shippings } };
}

/** Returns the cart with changed lines and extras. */
export function withLines(input: QuoteInput, changes: Partial<LineDocument>): QuoteInput {
  return { ...input, cart: { ...input.cart, lines: input.cart.lines.map((line) => ({ ...line, ...changes })) } };
}
