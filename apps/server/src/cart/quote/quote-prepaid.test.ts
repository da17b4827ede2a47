import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import { samplePayment, sampleProduct, sampleQuoteInput, withPacking, withShipping } from '../testing/sample-cart.ts';
import { readyFromOf } from './quote-prepaid.ts';
import { quote } from './quote.ts';
import type { QuoteInput } from './quote-input.ts';

const store = samplePayment({ id: 1, code: 'cvs', name: 'コンビニ', pay_within_days: 7 });
const card = samplePayment({ id: 2 });
const ham = sampleProduct();
const sausage = sampleProduct({ id: 4, key: 'sausage', zone: 'frozen' });

/** On Friday 2026-11-20; nothing is shipped on Sunday the 22nd and on the holiday of Monday the 23rd. */
const paidBy = (method: PaymentMethod, quantities: Record<string, number> = { ham: 2 }) =>
  sampleQuoteInput(quantities, [ham, sausage], { payments: [{ ...method, id: 1 }] });
const parcelOf = (from: QuoteInput) => quote(from).shippings[0]?.parcels[0];

describe('a prepaid order', () => {
  it('is paid within the days of its method, and shipped when the money can first arrive', () => {
    const { payment } = quote(paidBy(store));
    expect(payment?.prepaid).toMatchObject({ pay_by: '2026-11-27', ready_from: '2026-11-22' });
    const day = { date: '2026-11-27', ship_date: '2026-11-26' };
    expect(parcelOf(paidBy(store))).toMatchObject({
      earliest: day,
      expected: day,
      prepaid: { ...day, pay_by: '2026-11-23', moved_from: null },
      reason: null,
    });
  });

  it('has a payment deadline that allows the requested delivery day', () => {
    const wished = withPacking(paidBy(store), { delivery_date: '2026-12-01' });
    expect(quote(wished).payment?.prepaid?.pay_by).toBe('2026-11-26');
    expect(parcelOf(wished)).toMatchObject({
      expected: { date: '2026-12-01', ship_date: '2026-11-30' },
      prepaid: { pay_by: '2026-11-26', moved_from: null },
    });
  });

  it('is delivered later than requested when no payment can arrive in time, without reporting a problem', () => {
    expect(parcelOf(withPacking(paidBy(store), { delivery_date: '2026-11-26' }))).toMatchObject({
      expected: { date: '2026-11-27', ship_date: '2026-11-26' },
      prepaid: { moved_from: '2026-11-26' },
      reason: null,
    });
  });

  it('is paid once for all parcels, by the earliest deadline of any of them', () => {
    const two = paidBy(store, { ham: 1, sausage: 1 });
    const [chilled, frozen] = two.cart.shippings[0]?.packings ?? [];
    const wished = withShipping(two, {
      packings: [chilled, frozen].flatMap((packing, index) =>
        packing ? [{ ...packing, delivery_date: ['2026-12-04', '2026-12-01'][index] ?? null }] : [],
      ),
    });
    expect(quote(wished).payment?.prepaid?.pay_by).toBe('2026-11-26');
    expect(quote(wished).shippings[0]?.parcels.map(({ prepaid }) => prepaid?.pay_by)).toEqual([
      '2026-11-26',
      '2026-11-26',
    ]);
  });

  it('has no delivery day while the destination is unknown', () => {
    const { payment } = quote(withShipping(paidBy(store), { address: null }));
    expect(payment?.prepaid).toEqual({ pay_by: '2026-11-27', ready_from: '2026-11-22', days: new Map() });
  });

  it('has no prepaid delivery day when the requested day is unavailable anyway', () => {
    const parcel = parcelOf(withPacking(paidBy(store), { delivery_date: '2026-11-24' }));
    expect(parcel).toMatchObject({ prepaid: null });
    expect(parcel?.reason).toMatch('ご指定のお届け日は');
  });
});

describe('an order that is not prepaid', () => {
  it('is not delayed', () => {
    expect(quote(paidBy(card)).payment?.prepaid).toBeNull();
    expect(parcelOf(paidBy(card))).toMatchObject({ prepaid: null, expected: { date: '2026-11-25' } });
  });

  it('is not delayed although another method is prepaid', () => {
    const from = { ...paidBy(store), payments: [card, { ...store, id: 3 }] };
    const chosen = { ...from, cart: { ...from.cart, order: { ...from.cart.order, payment_id: 2 } } };
    const open = { ...from, cart: { ...from.cart, order: { ...from.cart.order, payment_id: null } } };
    for (const one of [chosen, open]) expect(parcelOf(one)?.expected?.date).toBe('2026-11-25');
    expect(quote(chosen).payments.map(({ prepaid }) => prepaid?.pay_by ?? null)).toEqual([null, '2026-11-27']);
  });
});

it('the day from which parcels can be prepared depends on the chosen method', () => {
  const from = paidBy(store);
  const readyFrom = (payment_id: number | null) =>
    readyFromOf(
      { ...from.cart, order: { ...from.cart.order, payment_id } },
      { payments: [card, store], now: from.now },
    );
  expect([readyFrom(1), readyFrom(2), readyFrom(null)]).toEqual(['2026-11-22', null, null]);
});
