import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { cartWith, unmoved, moved, packing } from '../testing/prepaid-cart.ts';
import { prepaidNotes } from './prepaid-notes.ts';

const { parcelTitle } = checkoutCopy.delivery;

it('shows how a method moves a requested day that it cannot meet', () => {
  const { cart, transfer } = cartWith('2026-11-25', moved);
  expect(prepaidNotes(transfer, cart, prepaymentCopy, parcelTitle)).toEqual([
    prepaymentCopy.moved('11月25日', '11月24日までのご入金で27日お届け'),
  ]);
});

it('shows an unchanged day without naming its parcel', () => {
  const { cart, transfer } = cartWith('2026-11-27', unmoved);
  expect(prepaidNotes(transfer, cart, prepaymentCopy, parcelTitle)).toEqual(['11月24日までのご入金で27日お届け']);
});

it('names the parcel of each day when the days differ, and no parcel when they are equal', () => {
  const { cart, transfer } = cartWith(null, unmoved);
  const frozen = { ...packing, key: 'frozen', zone: 'frozen' as const, delivery_date: null };
  const shippings = cart.detail.shippings.map((one) => ({ ...one, packings: [...one.packings, frozen] }));
  const apart = { ...cart, detail: { ...cart.detail, shippings } };
  const payBy = (day: string) => ({
    ...transfer,
    prepaid: {
      pay_by: unmoved.pay_by,
      days: [...(transfer.prepaid?.days ?? []), { ...unmoved, date: day, packing_key: 'frozen' }],
    },
  });
  expect(prepaidNotes(payBy('2026-11-28'), apart, prepaymentCopy, parcelTitle)).toEqual([
    `${parcelTitle[packing.zone]} 11月24日までのご入金で最短\u206027日お届け`,
    '冷凍便 11月24日までのご入金で最短\u206028日お届け',
  ]);
  expect(prepaidNotes(payBy(unmoved.date), apart, prepaymentCopy, parcelTitle)).toEqual([
    '11月24日までのご入金で最短\u206027日お届け',
  ]);
});

it('shows the first day of several destinations, and the name of one whose requested day it cannot meet', () => {
  const { cart, transfer } = cartWith(null, unmoved);
  const [first] = cart.detail.shippings;
  if (!first?.address) throw new Error('there is no destination');
  const there = { ...packing, key: 'there', delivery_date: '2026-11-25' };
  const second = { ...first, key: 's2', address: { ...first.address, shipping_name: '見本 花子' }, packings: [there] };
  const both = { ...cart, detail: { ...cart.detail, shippings: [first, second] } };
  const method = (day: typeof unmoved | typeof moved) => ({
    ...transfer,
    prepaid: {
      // The last payment day of all parcels, which is not that of the first day.
      pay_by: '2026-11-30',
      days: [...(transfer.prepaid?.days ?? []), { ...day, packing_key: 'there' }],
    },
  });
  expect(prepaidNotes(method({ ...unmoved, date: '2026-11-28' }), both, prepaymentCopy, parcelTitle)).toEqual([
    prepaymentCopy.arrivesFrom('11月24日', '27日'),
  ]);
  expect(prepaidNotes(method(moved), both, prepaymentCopy, parcelTitle)).toEqual([
    prepaymentCopy.movedTo('見本 花子', '11月25日', '11月24日までのご入金で27日お届け'),
    prepaymentCopy.arrivesFrom('11月24日', '27日'),
  ]);
});
