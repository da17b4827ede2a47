import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../../payment/coupon/testing/sample-coupon.ts';
import { addShipping } from '../edit/edit-shippings.ts';
import { divide } from '../edit/edit-lines.ts';
import { sampleAddress, samplePayment, sampleProduct, sampleQuoteInput } from '../testing/sample-cart.ts';
import { quote } from './quote.ts';

const ham = sampleProduct();
const mustard = sampleProduct({ id: 2, key: 'mustard', unit_price: 680, zone: 'ambient', rides_with: ['chilled'] });
const knife = sampleProduct({
  id: 3,
  key: 'knife',
  unit_price: 8800,
  tax_class: 'standard',
  zone: 'ambient',
  rides_with: ['chilled', 'frozen'],
});
const sausage = sampleProduct({ id: 4, key: 'sausage', unit_price: 980, zone: 'frozen' });
const coupon = sampleCoupon({ min_subtotal: 3000 });

describe('fees', () => {
  it('include shipping fee and cool fee for one chilled parcel to Tokyo, taxed at 10 % (L-23)', () => {
    const result = quote(sampleQuoteInput({ ham: 2 }, [ham]));
    expect(result.fees).toEqual({ carriage: 940, cool: 275, island: 0, wrapping: 0, payment: 0 });
    expect(result.totals).toMatchObject({ lines: 2960, fees: 1215, total: 4175, tax: 219 + 110 });
    expect(result.totals.perRate).toEqual([
      { ratePercent: 8, taxable: 2960, tax: 219 },
      { ratePercent: 10, taxable: 1215, tax: 110 },
    ]);
    expect(result.problems).toEqual([]);
  });

  it('put mustard in one parcel with the ham, but sausages in a separate parcel (C-03)', () => {
    expect(quote(sampleQuoteInput({ ham: 1, mustard: 1 }, [ham, mustard])).shippings[0]?.parcels).toHaveLength(1);
    const both = quote(sampleQuoteInput({ ham: 1, sausage: 1 }, [ham, sausage]));
    expect(both.shippings[0]?.parcels.map((parcel) => parcel.zone)).toEqual(['chilled', 'frozen']);
    expect(both.fees.carriage).toBe(1880);
  });

  it('include no shipping fee, but the cool fee, when one destination reaches the threshold (C-04)', () => {
    const input = sampleQuoteInput({ ham: 8 }, [ham]);
    const context = { products: input.products, delivery: input.delivery };
    expect(quote(input).fees).toMatchObject({ carriage: 0, cool: 275 });
    const second = addShipping(
      input.cart,
      { address: sampleAddress({ address1: '千代田2-2' }), user_address_id: null },
      context,
    );
    const [here, there] = second.shippings.map((shipping) => shipping.key);
    const split = divide(
      second,
      'l2',
      [
        { shipping_key: here ?? '', quantity: 4 },
        { shipping_key: there ?? '', quantity: 4 },
      ],
      context,
    );
    const result = quote({ ...input, cart: split });
    expect(result.shippings.map((shipping) => [shipping.carriage, shipping.missing_for_free])).toEqual([
      [940, 4880],
      [940, 4880],
    ]);
  });

  it('include cash on delivery by the step of the amount, and the method is closed above its limit', () => {
    const fee_steps = [
      { up_to: 10_000, fee: 330 },
      { up_to: null, fee: 440 },
    ];
    const cod = samplePayment({ code: 'cod', fee_steps, max_total: 300_000 });
    expect(quote(sampleQuoteInput({ ham: 2 }, [ham], { payments: [cod] })).fees.payment).toBe(330);
    expect(quote(sampleQuoteInput({ knife: 2 }, [knife], { payments: [cod] })).fees.payment).toBe(440);
    const dear = quote(sampleQuoteInput({ knife: 40 }, [knife], { payments: [cod] }));
    expect(dear.problems.map((problem) => problem.code)).toEqual(['cart.order.payment_closed']);
  });

  it('show which kind of gift closes a method: noshi, another receiver, or an e-gift', () => {
    const input = sampleQuoteInput({ ham: 1 }, [ham], {
      payments: [samplePayment({ code: 'cod', name: '代金引換', allows_gift: false })],
    });
    const [first] = input.cart.shippings;
    if (!first) throw new Error('the cart has a destination');
    const closed = (changes: Partial<typeof first>) =>
      quote({ ...input, cart: { ...input.cart, shippings: [{ ...first, ...changes }] } });
    const noshi = { purpose: 'seibo', ribbon: 'butterfly', top_text: '御歳暮', names: [], position: 'inner' } as const;
    expect(closed({}).payments[0]?.reason).toBeNull();
    expect(closed({ address: sampleAddress({ shippingFirstName: '花子' }) }).payments[0]?.reason).toBe(
      'ご注文者以外へのお届けではご利用いただけません。',
    );
    expect(
      closed({ social: { name: '見本 花子', way: 'link', email: null, message: null }, address: null }).payments[0]
        ?.reason,
    ).toBe('eギフトではご利用いただけません。');
    expect(closed({ noshi: { ...noshi, names: [] } }).problems.map(({ code, message }) => [code, message])).toEqual([
      [
        'cart.order.payment_closed',
        'お選びの「代金引換」は、のしをお付けするご注文ではご利用いただけません。別のお支払い方法をお選びください。',
      ],
    ]);
  });
});

describe('discounts', () => {
  it('spread a coupon over the rates before tax is computed (L-27)', () => {
    const input = sampleQuoteInput({ ham: 3 }, [ham], { coupons: new Map([[coupon.code, coupon]]) });
    const result = quote({ ...input, cart: { ...input.cart, coupons: [coupon.code] } });
    expect(result.totals).toMatchObject({ discount: 500, total: 4440 + 1215 - 500 });
    expect(result.totals.perRate.map((bucket) => bucket.taxable)).toEqual([4047, 1108]);
  });

  it('report why a coupon is no longer valid and deduct nothing', () => {
    const input = sampleQuoteInput({ ham: 1 }, [ham], { coupons: new Map([[coupon.code, coupon]]) });
    const result = quote({ ...input, cart: { ...input.cart, coupons: [coupon.code] } });
    expect(result.totals.discount).toBe(0);
    expect(result.problems.map((problem) => problem.code)).toEqual(['coupon.minimum']);
  });
});

describe('products that changed since the shopper last saw them (C-06)', () => {
  it.each([
    ['price', { unit_price: 1580 }, '「生ハム」の価格が1,480円から1,580円に変わりました。'],
    ['suspended', { suspended_reason: '輸入停止のため' }, '「生ハム」:輸入停止のため'],
    ['stock', { stock: 1 }, '「生ハム」:在庫は残り1点です。'],
    ['tax_rate', { tax_class: 'standard' as const }, '「生ハム」の消費税率が8%から10%に変わりました。'],
  ])('are reported line by line: %s', (kind, change, message) => {
    const before = sampleQuoteInput({ ham: 2 }, [ham]);
    const products = new Map([['ham', sampleProduct(change)]]);
    expect(quote({ ...before, products }).changes).toMatchObject([{ kind, message }]);
  });

  it('cannot be bought when suspended, sold out, short, over the limit or gone', () => {
    const input = sampleQuoteInput({ ham: 2 }, [ham]);
    const codeWith = (change: object) =>
      quote({ ...input, products: new Map([['ham', sampleProduct(change)]]) }).problems.map((problem) => problem.code);
    expect(codeWith({ suspended_reason: '輸入停止' })).toEqual(['cart.line.suspended']);
    expect(codeWith({ stock: 0 })).toEqual(['cart.line.sold_out']);
    expect(codeWith({ stock: 1 })).toEqual(['cart.line.short']);
    expect(codeWith({ purchase_limit: 1 })).toEqual(['cart.line.over_limit']);
    expect(quote({ ...input, products: new Map() }).problems.map((problem) => problem.code)).toContain(
      'cart.line.gone',
    );
  });
});

describe('totals of any cart', () => {
  it('are the sum of the rates, never negative, and equal lines plus fees minus discount', () => {
    const quantities = fc.record({ ham: fc.nat(9), mustard: fc.nat(9), knife: fc.nat(9), sausage: fc.nat(9) });
    fc.assert(
      fc.property(quantities, fc.boolean(), fc.integer({ min: 1, max: 4000 }), (wanted, hasCoupon, value) => {
        const chosen = Object.fromEntries(Object.entries(wanted).filter(([, quantity]) => quantity > 0));
        const coupons = new Map([[coupon.code, { ...coupon, value, min_subtotal: 0 }]]);
        const input = sampleQuoteInput(chosen, [ham, mustard, knife, sausage], { coupons });
        const { totals, lines, fees } = quote({
          ...input,
          cart: { ...input.cart, coupons: hasCoupon ? [coupon.code] : [] },
        });
        const goods = lines.reduce((sum, line) => sum + line.amount, 0);
        const charged = Object.values(fees).reduce((sum, fee) => sum + fee, 0);
        expect(totals.total).toBe(goods + charged - totals.discount);
        expect(totals.perRate.reduce((sum, bucket) => sum + bucket.taxable, 0)).toBe(totals.total);
        expect(totals.perRate.every((bucket) => bucket.taxable >= 0 && bucket.tax >= 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
