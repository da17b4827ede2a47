import type { Cart, Order } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { describe, expect, it } from 'vitest';
import { plannedOfCart, plannedOfOrder } from './planned-destinations.ts';
import { cartWith, unmoved, moved, packing, shipping } from '../testing/prepaid-cart.ts';
import { movedWishes } from './prepaid-days.ts';

const daysOf = (cart: Cart) =>
  plannedOfCart(cart, checkoutCopy, prepaymentCopy).flatMap(({ parcels }) => parcels.map(({ date }) => date));

describe('a cart that is paid in advance', () => {
  it('shows its delivery days with the last day of payment', () => {
    expect(daysOf(cartWith('2026-11-27', unmoved).cart)).toEqual(['11月24日までのご入金で27日お届け']);
    expect(daysOf(cartWith(null, unmoved).cart)).toEqual(['11月24日までのご入金で最短\u206027日お届け']);
    expect(daysOf(cartWith('2026-12-01', { date: '2026-12-01', pay_by: '2026-11-27', moved_from: null }).cart)).toEqual(
      ['11月27日までのご入金で12月1日お届け'],
    );
  });

  it('requires consent when the payment method cannot meet a requested day', () => {
    const { cart } = cartWith('2026-11-25', moved);
    expect(movedWishes(cart, prepaymentCopy)).toEqual([
      {
        id: `day-${packing.key}`,
        text: prepaymentCopy.movedTo(
          shipping.address?.shipping_name ?? '',
          '11月25日',
          '11月24日までのご入金で27日お届け',
        ),
      },
    ]);
  });

  it('requires no consent when the requested days can be met', () => {
    const { cart } = cartWith('2026-11-27', unmoved);
    expect(movedWishes(cart, prepaymentCopy)).toEqual([]);
  });
});

describe('an order that is paid in advance', () => {
  const order: Order = contractExample('Order');
  const dayOf = (state: 'unpaid' | 'overdue' | 'paid', change: { moved_from?: string } = {}) => {
    const [first] = order.shippings;
    const [parcel] = first?.packings ?? [];
    if (!first || !parcel) throw new Error('the example has no parcel');
    const packings = [
      { ...parcel, delivery_date: '2026-11-27', planned_date: '2026-11-27', pay_by: '2026-11-24', ...change },
    ];
    const prepayment = { state, amount: 1, pay_by: '2026-11-24', held_until: null };
    return plannedOfOrder(
      { ...order, prepayment, shippings: [{ ...first, packings }] },
      checkoutCopy,
      prepaymentCopy,
    )[0]?.parcels[0]?.date;
  };

  it('shows its delivery day with the last day of payment until it is paid, and then alone', () => {
    expect(dayOf('unpaid')).toBe('11月24日までのご入金で27日お届け');
    expect(dayOf('paid')).toBe('2026.11.27(金)');
  });

  it('shows no delivery day after the last day of payment', () => {
    expect(dayOf('overdue')).toBe(prepaymentCopy.dayLater);
  });

  it('shows the original day when a late payment has moved it', () => {
    expect(dayOf('paid', { moved_from: '2026-11-25' })).toBe('2026.11.27(金)(11月25日から変更)');
  });
});
