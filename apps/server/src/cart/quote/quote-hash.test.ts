import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../../payment/coupon/testing/sample-coupon.ts';
import {
  sampleAddress,
  samplePayment,
  sampleProduct,
  sampleQuoteInput,
  withLines,
  withPacking,
  withShipping,
} from '../testing/sample-cart.ts';
import type { OrderDocument } from '../cart-document.ts';
import { canonicalJson } from './quote-hash.ts';
import { quote } from './quote.ts';
import type { QuoteInput } from './quote-input.ts';

const ham = sampleProduct();
const mustard = sampleProduct({ id: 2, key: 'mustard', unit_price: 680, zone: 'ambient', rides_with: ['chilled'] });
const bag = sampleProduct({ id: 3, key: 'bag', unit_price: 0, is_extra: true });
const extra = {
  key: 'a9',
  product_key: 'bag',
  quantity: 1,
  seen: { unit_price: 0, rate_percent: 8, is_sellable: true },
};

describe('the hash is the same', () => {
  it('for the same agreement, however much stock is left', () => {
    const input = sampleQuoteInput({ ham: 2, mustard: 1 }, [ham, mustard]);
    const more = new Map([...input.products].map(([key, product]) => [key, { ...product, stock: product.stock + 7 }]));
    expect(quote({ ...input, products: more }).hash).toBe(quote(input).hash);
    expect(quote({ ...input, now: new Date('2026-11-20T11:59:00+09:00') }).hash).toBe(quote(input).hash);
  });

  it('for any order of keys, which the database changes', () => {
    const input = sampleQuoteInput({ ham: 2 }, [ham]);
    const turned = <T extends object>(value: T) => Object.fromEntries(Object.entries(value).reverse()) as T;
    const shippings = input.cart.shippings.map((shipping) => ({
      ...shipping,
      address: shipping.address && turned(shipping.address),
    }));
    expect(quote({ ...input, cart: { ...turned(input.cart), order: turned(input.cart.order), shippings } }).hash).toBe(
      quote(input).hash,
    );
  });

  it('for any address book entry that an address comes from, because the entry is not shown', () => {
    const input = sampleQuoteInput({ ham: 2 }, [ham]);
    expect(quote(withShipping(input, { user_address_id: 7 })).hash).toBe(quote(input).hash);
  });
});

describe('the hash differs', () => {
  const ordered = (input: QuoteInput, changes: Partial<OrderDocument>): QuoteInput => ({
    ...input,
    cart: { ...input.cart, order: { ...input.cart.order, ...changes } },
  });
  const wishes = sampleQuoteInput({ mustard: 3 }, [mustard]).cart.shippings[0]?.packings ?? [];
  const halves = (...quantities: number[]) =>
    wishes.flatMap((packing) =>
      quantities.map((quantity, split) => ({
        ...packing,
        key: `p${split}`,
        split,
        products: [{ line_key: 'l2', quantity }],
      })),
    );

  it.each<[string, (input: QuoteInput) => QuoteInput]>([
    ['price', (input) => ({ ...input, products: new Map([['mustard', { ...mustard, unit_price: 681 }]]) })],
    [
      'suspension, at the same price',
      (input) => ({ ...input, products: new Map([['mustard', { ...mustard, suspended_reason: '輸入停止' }]]) }),
    ],
    ['delivery day', (input) => ({ ...input, now: new Date('2026-11-20T12:00:00+09:00') })],
    ['note', (input) => ordered(input, { note: '置き配不可' })],
    ['payment', (input) => ordered(input, { payment_id: null })],
    ['customer’s own fields', (input) => ({ ...input, cart: { ...input.cart, other: { member_number: '7' } } })],
    ['address', (input) => withShipping(input, { address: sampleAddress({ address1: '千代田1-2' }) })],
    ['sender', (input) => withShipping(input, { sender: sampleAddress() })],
    [
      'receiver of a social gift',
      (input) => withShipping(input, { social: { name: '見本 花子', way: 'link', email: null, message: null } }),
    ],
    [
      'noshi',
      (input) =>
        withShipping(input, {
          noshi: { purpose: 'orei', ribbon: 'butterfly', top_text: '御礼', names: [], position: 'inner' },
        }),
    ],
    ['wrapping, at the same price', (input) => withShipping(input, { wrapping_code: 'none' })],
    ['message', (input) => withShipping(input, { message: 'お元気で' })],
    ['requested day, even if it is the expected one', (input) => withPacking(input, { delivery_date: '2026-11-25' })],
    ['time slot', (input) => withPacking(input, { time_slot: '1416' })],
    ['handover', (input) => withPacking(input, { handover: 'locker' })],
    ['extra, although it is free', (input) => withLines(input, { accessories: [extra] })],
  ])('by %s', (_what, change) => {
    const products = [{ ...mustard, accessories: new Map([['bag', 2]]) }, bag];
    const input = sampleQuoteInput({ mustard: 3 }, products);
    expect(quote(change(input)).hash).not.toBe(quote(input).hash);
  });

  const payments = (authorised_days: number) => [
    samplePayment({ authorised_days, defers_authorisation: true }),
    samplePayment({ id: 4, code: 'bank_transfer', pay_within_days: 7 }),
  ];
  it.each<[string, (input: QuoteInput) => QuoteInput, (input: QuoteInput) => QuoteInput]>([
    [
      'the payment deadline',
      (input) => ({ ...input, payments: [samplePayment({ pay_within_days: 7 })] }),
      (input) => ({ ...input, payments: [samplePayment({ pay_within_days: 8 })] }),
    ],
    [
      'whether a card is saved instead of authorised',
      (input) => ({ ...input, payments: payments(7) }),
      (input) => ({ ...input, payments: payments(1) }),
    ],
    [
      'the parcel of the pieces',
      (input) => withShipping(input, { packings: halves(1, 2) }),
      (input) => withShipping(input, { packings: halves(2, 1) }),
    ],
    [
      'the quantity of an extra',
      (input) => withLines(input, { accessories: [extra] }),
      (input) => withLines(input, { accessories: [{ ...extra, quantity: 2 }] }),
    ],
    [
      'the coupon, although the discount is the same',
      (input) => ({ ...input, cart: { ...input.cart, coupons: ['A'] } }),
      (input) => ({ ...input, cart: { ...input.cart, coupons: ['B'] } }),
    ],
  ])('by %s', (_what, one, other) => {
    const products = [{ ...mustard, accessories: new Map([['bag', 2]]) }, bag];
    const coupons = new Map(['A', 'B'].map((code, id) => [code, sampleCoupon({ id, code })]));
    const input = sampleQuoteInput({ mustard: 3 }, products, { coupons });
    expect(quote(one(input)).hash).not.toBe(quote(other(input)).hash);
  });
});

it('canonical JSON sorts the keys of every object, and leaves lists, dates and null unchanged', () => {
  const value = { b: [{ d: 2, c: null }, 'x', 1], a: { f: true, e: new Date(0) } };
  expect(canonicalJson(value)).toBe('{"a":{"e":"1970-01-01T00:00:00.000Z","f":true},"b":[{"c":null,"d":2},"x",1]}');
  expect(canonicalJson(null)).toBe('null');
});
