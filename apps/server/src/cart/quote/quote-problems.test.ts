import type { Noshi } from '@shop/api';
import { describe, expect, it } from 'vitest';
import { sampleTables } from '../../delivery/seed/sample-tables.ts';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import {
  sampleAddress,
  sampleOrderer,
  samplePayment,
  sampleProduct,
  sampleQuoteInput,
  withShipping,
} from '../testing/sample-cart.ts';
import { quote } from './quote.ts';
import type { QuoteInput } from './quote-input.ts';

const ham = sampleProduct();
const knife = sampleProduct({ id: 3, key: 'knife', name: 'ナイフ', noshi_ok: false, wrap_ok: false, e_gift_ok: false });
const noshi: Noshi = { purpose: 'seibo', ribbon: 'butterfly', top_text: '御歳暮', names: [], position: 'inner' };
const social = { name: '見本 花子', way: 'link', email: null, message: null } as const;

const input = (quantities: Record<string, number> = { ham: 2 }) => sampleQuoteInput(quantities, [ham, knife]);
const withCart = (from: QuoteInput, changes: Partial<CartDocument>) => ({
  ...from,
  cart: { ...from.cart, ...changes },
});
/** Adds another destination, with or without pieces. */
const withSecond = (from: QuoteInput, changes: Partial<ShippingDocument>) =>
  withCart(from, {
    shippings: from.cart.shippings.flatMap((shipping) => [shipping, { ...shipping, key: 's9', ...changes }]),
  });
const demanding = (from: QuoteInput) => ({ ...from, delivery: { ...sampleTables, is_wrapping_required: true } });
/** Returns the problems: step, code, message and keys. */
const reported = (from: QuoteInput) =>
  quote(from).problems.map(({ step, code, message, ...place }) => [
    step,
    code,
    message,
    ...Object.values(place).filter((key) => key !== null),
  ]);

describe('the missing input', () => {
  it.each<[string, QuoteInput, string[][]]>([
    ['nothing for a complete cart', input(), []],
    [
      'the products, before anything else',
      withCart(input(), { lines: [], order: { ...input().cart.order, orderer: null } }),
      [['cart', 'cart.empty', 'カートに商品がありません。']],
    ],
    [
      'an address',
      withShipping(input(), { address: null }),
      [['shipping', 'cart.shipping.no_address', 'お届け先を入力してください。', 's1']],
    ],
    ['not the address of a social gift', withShipping(input(), { address: null, social }), []],
    [
      'the orderer',
      withCart(input(), { order: { ...input().cart.order, orderer: null } }),
      [['shipping', 'cart.order.no_orderer', 'ご注文者様の情報を入力してください。']],
    ],
    [
      'the payment',
      withCart(input(), { order: { ...input().cart.order, payment_id: null } }),
      [['payment', 'cart.order.no_payment', 'お支払い方法をお選びください。']],
    ],
    [
      'the products of a destination with an address',
      withSecond(input(), { packings: [] }),
      [
        [
          'delivery',
          'cart.shipping.no_goods',
          '見本 太郎様へ届ける商品がありません。お届けする数を割り当てるか、お届け先から外してください。',
          's9',
        ],
      ],
    ],
    ['nothing for a destination without details', withSecond(input(), { packings: [], address: null }), []],
  ])('is %s', (_case, from, problems) => expect(reported(from)).toEqual(problems));
});

describe('gifts', () => {
  it.each<[string, QuoteInput, string[][]]>([
    ['may have noshi and wrapping', withShipping(input(), { noshi, wrapping_code: 'paper' }), []],
    [
      'cannot have them when one product does not allow them (G-06)',
      withShipping(input({ ham: 1, knife: 1 }), { noshi, wrapping_code: 'paper' }),
      [
        ['shipping', 'cart.shipping.noshi_unavailable', '「ナイフ」にはのしをお付けできません。', 's1'],
        ['shipping', 'cart.shipping.wrapping_unavailable', '「ナイフ」はラッピングを承れません。', 's1'],
      ],
    ],
    ['report nothing for products that allow neither', input({ knife: 1 }), []],
    [
      'need a wrapping where the shop requires one',
      demanding(input()),
      [['delivery', 'cart.shipping.no_wrapping', '見本 太郎様への包装をお選びください。', 's1']],
    ],
    ['are complete once a wrapping is chosen', demanding(withShipping(input(), { wrapping_code: 'paper' })), []],
    ['need no wrapping when one product cannot be wrapped', demanding(input({ ham: 1, knife: 1 })), []],
    [
      'need no wrapping before the address is entered',
      demanding(withShipping(input(), { address: null })),
      [['shipping', 'cart.shipping.no_address', 'お届け先を入力してください。', 's1']],
    ],
    [
      'need no wrapping without products',
      demanding(withShipping(withCart(input(), { lines: [] }), { packings: [] })),
      [['cart', 'cart.empty', 'カートに商品がありません。']],
    ],
  ])('%s', (_case, from, problems) => expect(reported(from)).toEqual(problems));
});

describe('a social gift', () => {
  it.each<[string, QuoteInput, string[][]]>([
    [
      'must be a separate order',
      withSecond(withShipping(input(), { social }), { social: null }),
      [['shipping', 'cart.social.single_destination', 'eギフトは、お届け先1か所ごとにご注文ください。', 's1']],
    ],
    [
      'is reported also as the second destination',
      withSecond(input(), { social }),
      [['shipping', 'cart.social.single_destination', 'eギフトは、お届け先1か所ごとにご注文ください。', 's9']],
    ],
    [
      'contains only products that are offered as social gifts',
      withShipping(input({ ham: 1, knife: 1 }), { social }),
      [['shipping', 'cart.social.not_available', '「ナイフ」はeギフトではお贈りいただけません。', 's1']],
    ],
  ])('%s', (_case, from, problems) => expect(reported(from)).toEqual(problems));

  it('reports only the missing products when it has none', () => {
    expect(reported(withSecond(input({ knife: 1 }), { social, packings: [] })).map(([, code]) => code)).toEqual([
      'cart.shipping.no_goods',
    ]);
  });
});

describe('an address with a contradicting postal code (F-06)', () => {
  const naha = sampleAddress({ prefecture: '沖縄県', city: '那覇市' });
  const text = '郵便番号 100-0001 は東京都千代田区の番号です。都道府県か郵便番号をお確かめください';

  it('is reported for a destination, unless it has no products', () => {
    expect(reported(withShipping(input(), { address: naha }))).toEqual([
      ['shipping', 'cart.shipping.address_contradicts', `見本 太郎様のお届け先:${text}。`, 's1'],
    ]);
    expect(reported(withSecond(input(), { address: naha, packings: [] })).map(([, code]) => code)).toEqual([
      'cart.shipping.no_goods',
    ]);
  });

  it('is reported for the orderer', () => {
    const orderer = { ...sampleOrderer, prefecture: '沖縄県', city: '那覇市' };
    expect(reported(withCart(input(), { order: { ...input().cart.order, orderer } }))).toEqual([
      ['shipping', 'cart.order.address_contradicts', `ご注文者様の住所:${text}。`],
    ]);
  });
});

describe('products', () => {
  it('that cannot be bought are reported at their line', () => {
    const products = new Map([['ham', sampleProduct({ stock: 1 })]]);
    expect(reported({ ...input(), products })).toEqual([
      ['cart', 'cart.line.short', '「生ハム」:在庫は残り1点です。', 'l2'],
    ]);
  });

  it('that cannot be delivered are reported at their parcel', () => {
    const address = sampleAddress({ postalCode: '1002101', city: '小笠原村', address1: '父島1' });
    const from = withShipping(input(), { address });
    expect(reported(from)).toEqual([
      [
        'delivery',
        'cart.packing.undeliverable',
        'クール便でお届けできない地域です。',
        's1',
        from.cart.shippings[0]?.packings[0]?.key,
      ],
    ]);
  });
});

describe('a payment method', () => {
  const cod = samplePayment({ id: 2, code: 'cod', name: '代金引換' });
  const reasonOf = (from: QuoteInput, changes: Parameters<typeof samplePayment>[0]) =>
    quote({ ...from, payments: [{ ...cod, ...changes }] }).payments[0]?.reason;

  it('is reported when it is chosen but closed', () => {
    const from = { ...input(), payments: [samplePayment({ closed_zones: ['chilled'] })] };
    const message =
      'お選びの「クレジットカード」は、冷蔵便ではご利用いただけません。別のお支払い方法をお選びください。';
    expect(reported(from)).toEqual([['payment', 'cart.order.payment_closed', message]]);
  });

  it('is closed for the temperature zones that it excludes', () => {
    expect(reasonOf(input(), { closed_zones: ['chilled'] })).toBe('冷蔵便ではご利用いただけません。');
    expect(reasonOf(input(), { closed_zones: ['frozen'] })).toBeNull();
  });

  it('is closed for several destinations, not counting one without products', () => {
    expect(reasonOf(withSecond(input(), {}), { allows_multiple_destinations: false })).toBe(
      'お届け先が複数のときはご利用いただけません。',
    );
    expect(reasonOf(withSecond(input(), { packings: [] }), { allows_multiple_destinations: false })).toBeNull();
  });

  it('is closed when the last parcel is shipped after the authorisation expires', () => {
    // Friday 20 November: the ham is shipped on Tuesday the 24th.
    expect(reasonOf(input(), { authorised_days: 4 })).toBe('発送が4日以上先のご注文ではご利用いただけません。');
    expect(reasonOf(input(), { authorised_days: 5 })).toBeNull();
    const nowhere = { ...input(), delivery: { ...sampleTables, list_days: 1 } };
    expect(reasonOf(nowhere, { authorised_days: 1 })).toBeNull();
  });

  it('is closed for gifts as soon as one of several destinations is a gift', () => {
    const hanako = sampleAddress({ shippingFirstName: '花子' });
    expect(reasonOf(withSecond(input(), { social }), { allows_gift: false })).toMatch('eギフト');
    expect(reasonOf(withSecond(input(), { noshi }), { allows_gift: false })).toMatch('のし');
    expect(reasonOf(withSecond(input(), { address: hanako }), { allows_gift: false })).toMatch('ご注文者以外');
  });

  it('is open while it is unknown whether the order is a gift', () => {
    const order = { ...input().cart.order, orderer: null };
    expect(reasonOf(withCart(input(), { order }), { allows_gift: false })).toBeNull();
    expect(reasonOf(withShipping(input(), { address: null }), { allows_gift: false })).toBeNull();
  });

  it('is one of several, and its fee is part of the total', () => {
    const dear = { ...cod, fee_steps: [{ up_to: null, fee: 330 }] };
    const from = { ...input(), payments: [samplePayment(), dear] };
    const order = { ...from.cart.order, payment_id: 2 };
    const [card, paid] = [quote(from), quote(withCart(from, { order }))];
    expect([card.payment?.method.name, paid.payment?.method.name]).toEqual(['クレジットカード', '代金引換']);
    expect([card.fees.payment, paid.fees.payment]).toEqual([0, 330]);
    expect(paid.totals.total).toBe(card.totals.total + 330);
  });
});
