import { expect, it } from 'vitest';
import { contractExample } from '@shop/api/testing';
import { refundDataOf } from './refund-data.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

// The example of the contract has every field of a snapshot.
const order = contractExample('Order') as unknown as OrderSnapshot;
const pieces = (snapshot: Pick<OrderSnapshot, 'shippings' | 'lines'>) =>
  refundDataOf(snapshot).shipping.flatMap(({ packing }) => packing.flatMap(({ product }) => product));

it('the products of every parcel of every destination are in the refund data, with name, maker and price', () => {
  expect(refundDataOf(order).shipping.map(({ key, packing }) => [key, packing.map((parcel) => parcel.key)])).toEqual(
    order.shippings.map(({ key, packings }) => [key, packings.map((parcel) => parcel.key)]),
  );
  for (const { product_key, name, brand_name, category_name, unit_price, quantity, key } of order.lines) {
    const packed = order.shippings.flatMap(({ packings }) => packings.flatMap(({ products }) => products));
    if (!packed.some(({ line_key }) => line_key === key)) continue;
    const own = pieces(order).filter((piece) => piece.key === product_key);
    expect(own[0]).toMatchObject({ name, brand_name, category_name, unit_price });
    expect(own.reduce((sum, piece) => sum + piece.quantity, 0)).toBe(quantity);
  }
});

it('a paid extra is in the parcel of its line', () => {
  const [line] = order.lines;
  const [shipping] = order.shippings;
  const [packing] = shipping?.packings ?? [];
  if (!line || !shipping || !packing) throw new Error('The example has no goods.');
  const extra = {
    key: 'a1',
    product_key: 'knife-1',
    name: '見本のナイフ',
    unit_label: '1本',
    unit_price: 550,
    quantity: 2,
    amount: 1100,
    tax_rate_percent: 10,
    tax_class: 'standard' as const,
  };
  const snapshot = {
    lines: [{ ...line, accessories: [extra] }],
    shippings: [
      {
        ...shipping,
        packings: [{ ...packing, products: [], accessories: [{ line_key: line.key, key: 'a1', quantity: 2 }] }],
      },
    ],
  };
  expect(pieces(snapshot)).toEqual([
    { key: 'knife-1', name: '見本のナイフ', brand_name: '', category_name: '', unit_price: 550, quantity: 2 },
  ]);
});
