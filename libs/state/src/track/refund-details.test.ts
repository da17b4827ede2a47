import { contractExample } from '@shop/api/testing';
import { expect, it } from 'vitest';
import { refundDetails } from './refund-details.ts';

it('a refund names the order, its total and the products of every parcel', () => {
  const order = contractExample('Order');
  expect(refundDetails(order)).toEqual({
    transaction_id: order.order_no,
    value: order.totals.payment,
    items: [
      {
        item_id: 'ham-fr-001',
        item_name: 'ジャンボン・ブラン',
        item_brand: '見本のシャルキュトリ',
        item_category: '加熱ハム',
        price: 1280,
        quantity: 2,
      },
    ],
  });
});
