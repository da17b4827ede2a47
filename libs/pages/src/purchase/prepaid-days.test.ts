import type { Cart, Order } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { describe, expect, it } from 'vitest';
import { plannedOfCart, plannedOfOrder } from './planned-destinations.ts';
import { movedWishes, prepaidNotes } from './prepaid-days.ts';

const { parcelTitle } = checkoutCopy.delivery;
const sample: Cart = contractExample('Cart');
const [shipping] = sample.detail.shippings;
const [packing] = shipping?.packings ?? [];
const [method] = sample.paymethods;
if (!shipping || !packing || !method) throw new Error('the example has no parcel or no method');

/** The example as a cart of one parcel that is paid by transfer. */
function cartWith(wish: string | null, day: { date: string; pay_by: string; moved_from: string | null }) {
  const transfer = {
    ...method,
    id: 4,
    prepaid: { pay_by: day.pay_by, days: [{ packing_key: packing?.key ?? '', ...day }] },
  } as Cart['paymethods'][number];
  const shippings = [{ ...shipping, packings: [{ ...packing, delivery_date: wish }] }] as Cart['detail']['shippings'];
  return {
    transfer,
    cart: {
      ...sample,
      paymethods: [transfer],
      detail: { ...sample.detail, shippings, order: { ...sample.detail.order, payment_id: 4 } },
    },
  };
}
const kept = { date: '2026-11-27', pay_by: '2026-11-24', moved_from: null };
const moved = { ...kept, moved_from: '2026-11-25' };
const daysOf = (cart: Cart) =>
  plannedOfCart(cart, checkoutCopy, prepaymentCopy).flatMap(({ parcels }) => parcels.map(({ date }) => date));

describe('a cart that is paid in advance', () => {
  it('shows its days with the last day of payment', () => {
    expect(daysOf(cartWith('2026-11-27', kept).cart)).toEqual(['11月24日までのご入金で27日お届け']);
    expect(daysOf(cartWith(null, kept).cart)).toEqual(['11月24日までのご入金で最短27日お届け']);
    expect(daysOf(cartWith('2026-12-01', { date: '2026-12-01', pay_by: '2026-11-27', moved_from: null }).cart)).toEqual(
      ['11月27日までのご入金で12月1日お届け'],
    );
  });

  it('names the parcel of each day at the payment where the days differ, and no parcel where they do not', () => {
    const { cart, transfer } = cartWith(null, kept);
    const frozen = { ...packing, key: 'frozen', zone: 'frozen' as const, delivery_date: null };
    const shippings = cart.detail.shippings.map((one) => ({ ...one, packings: [...one.packings, frozen] }));
    const apart = { ...cart, detail: { ...cart.detail, shippings } };
    const payBy = (day: string) => ({
      ...transfer,
      prepaid: {
        pay_by: kept.pay_by,
        days: [...(transfer.prepaid?.days ?? []), { ...kept, date: day, packing_key: 'frozen' }],
      },
    });
    expect(prepaidNotes(payBy('2026-11-28'), apart, prepaymentCopy, parcelTitle)).toEqual([
      `${parcelTitle[packing.zone]}: 11月24日までのご入金で最短27日お届け`,
      '冷凍便: 11月24日までのご入金で最短28日お届け',
    ]);
    expect(prepaidNotes(payBy(kept.date), apart, prepaymentCopy, parcelTitle)).toEqual([
      '11月24日までのご入金で最短27日お届け',
    ]);
  });

  it('tells at the payment what a method does to a wish that it cannot keep, and wants it agreed to before the order', () => {
    const { cart, transfer } = cartWith('2026-11-25', moved);
    expect(prepaidNotes(transfer, cart, prepaymentCopy, parcelTitle)).toEqual([
      prepaymentCopy.moved('11月25日', '11月24日までのご入金で27日お届け'),
    ]);
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

  it('has nothing to be agreed to as long as its wishes hold', () => {
    const { cart, transfer } = cartWith('2026-11-27', kept);
    expect(prepaidNotes(transfer, cart, prepaymentCopy, parcelTitle)).toEqual(['11月24日までのご入金で27日お届け']);
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

  it('shows its day with the last day of payment until the money is there, and then alone', () => {
    expect(dayOf('unpaid')).toBe('11月24日までのご入金で27日お届け');
    expect(dayOf('paid')).toBe('2026.11.27(金)');
  });

  it('promises no day after the last day of payment', () => {
    expect(dayOf('overdue')).toBe(prepaymentCopy.dayLater);
  });

  it('names the day that late money has moved', () => {
    expect(dayOf('paid', { moved_from: '2026-11-25' })).toBe('2026.11.27(金)(11月25日から変更)');
  });
});
