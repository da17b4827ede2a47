import { contractExample } from '@shop/api/testing';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { freeCarriage } from '@shop/state';
import { describe, expect, it } from 'vitest';
import { plannedDay } from './delivery-date.ts';
import { parcelFee } from './parcels.ts';
import { packedPieces, pieceOfLine } from './pieces.ts';
import { plannedOfCart, plannedOfOrder } from './planned-destinations.ts';
import { sumsOfCart, sumsOfOrder } from './sums.ts';

describe('totals', () => {
  it('are the amounts of the server, with one row for shipping and one row for each kind of fee', () => {
    const cart = contractExample('Cart');
    const gift = {
      code: 'wrapping' as const,
      name: 'ラッピング',
      amount: 330,
      tax_rate_percent: 10,
      packing_key: null,
    };
    cart.quote.fees.push({ ...gift, shipping_key: 's1' }, { ...gift, shipping_key: 's2' });
    cart.detail.coupons = [{ id: 1, code: 'HELLO', name: 'はじめて', discount: 500 }];

    const { rows, total, pieces } = sumsOfCart(cart);

    expect(rows.map(({ id, name, yen }) => [id, name, yen])).toEqual([
      ['goods', null, 4440],
      ['carriage', null, 2530],
      ['fee', 'ラッピング', 660],
      ['coupon', 'はじめて', -500],
    ]);
    expect({ total, pieces }).toEqual({ total: 6970, pieces: 3 });
  });

  it('of an order are never an estimate', () => {
    expect(sumsOfOrder(contractExample('Order')).isEstimated).toBe(false);
  });
});

describe('parcels and destinations', () => {
  it('combine a line that is in two parcels', () => {
    const [line] = contractExample('Cart').detail.products;
    const pieces = packedPieces(
      line ? [line] : [],
      [
        { products: [{ line_key: 'l1', quantity: 2 }] },
        {
          products: [
            { line_key: 'l1', quantity: 1 },
            { line_key: 'l9', quantity: 4 },
          ],
        },
      ],
      pieceOfLine,
    );
    expect(pieces.map(({ key, quantity }) => [key, quantity])).toEqual([['l1', 3]]);
  });

  it('have no shipping fee for a free parcel but still its cool fee', () => {
    const [parcel] = contractExample('Cart').quote.parcels;
    const free = parcel ? [{ ...parcel, is_free_carriage: true, total: 330 }] : [];
    expect(parcelFee(free)).toEqual({ carriage: 0, cool: 330, island: 0, total: 330, isFreeCarriage: true });
    expect(parcelFee([])).toBeNull();
  });

  it('show the amount missing for free shipping, but not for a destination without products', () => {
    const [destination] = contractExample('Cart').quote.destinations;
    if (!destination) throw new Error('The example has a destination.');
    expect(freeCarriage(destination)).not.toBeNull();
    expect(freeCarriage({ ...destination, subtotal: 0 })).toBeNull();
  });

  it('show the requested day with its weekday, or 指定なし with the planned day, as two different things (D-04)', () => {
    expect(plannedDay('2026-11-28', '2026-11-25', checkoutCopy)).toBe('2026.11.28(土)');
    expect(plannedDay(null, '2026-11-25', checkoutCopy)).toBe('指定なし(最短) 2026.11.25(水)ごろ');
    expect(plannedDay(null, null, checkoutCopy)).toBe('指定なし(最短でお届け)');
  });

  it('leave out a destination without products, and number the others', () => {
    const cart = contractExample('Cart');
    const [first] = cart.detail.shippings;
    if (first) cart.detail.shippings = [{ ...first, key: 's0', packings: [] }, first];
    expect(plannedOfCart(cart, checkoutCopy, prepaymentCopy).map(({ key, label }) => [key, label])).toEqual([
      ['s1', 'お届け先1'],
    ]);
  });

  it('show every piece of an order in exactly one parcel', () => {
    const order = contractExample('Order');
    const packed = plannedOfOrder(order, checkoutCopy, prepaymentCopy).flatMap(({ parcels }) =>
      parcels.flatMap(({ pieces }) => pieces),
    );
    const sum = (numbers: readonly { readonly quantity: number }[]) =>
      numbers.reduce((total, { quantity }) => total + quantity, 0);
    expect(sum(packed)).toBe(sum(order.lines));
  });
});

describe('the handover of a parcel', () => {
  it('is shown when it is not in person, in the cart and the order, also for an order without a handover', () => {
    const [cart, order] = [contractExample('Cart'), contractExample('Order')];
    const [packing] = cart.detail.shippings[0]?.packings ?? [];
    const [ordered, old] = order.shippings[0]?.packings ?? [];
    if (!packing || !ordered || !old) throw new Error('the examples have parcels');
    Object.assign(packing, { handover: 'locker', handover_name: '宅配ボックス' });
    Object.assign(ordered, { handover: 'doorstep', handover_name: '置き配(玄関前)' });
    delete old.handover;
    delete old.handover_name;
    const names = (destinations: ReturnType<typeof plannedOfOrder>) =>
      destinations.flatMap(({ parcels }) => parcels.map(({ handover }) => handover));
    expect(names(plannedOfCart(cart, checkoutCopy, prepaymentCopy))).toEqual(['宅配ボックス', null]);
    expect(names(plannedOfOrder(order, checkoutCopy, prepaymentCopy))).toEqual(['置き配(玄関前)', null]);
  });
});
