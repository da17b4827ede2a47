import { contractExample } from '@shop/api/testing';
import { expect, it } from 'vitest';
import { expressEvents } from './use-cart-summary.ts';

const cart = contractExample('Cart');
const paid = { ...cart, detail: { ...cart.detail, order: { ...cart.detail.order, payment_code: 'card' as const } } };
const zones = [...new Set(cart.quote.parcels.map(({ zone }) => zone))].join(',');

it('tells of the delivery and of the payment that the express way passes by', () => {
  expect(zones).not.toBe('');
  expect(expressEvents(paid, true)).toEqual([
    ['add_shipping_info', { shipping_tier: zones }],
    ['add_payment_info', { payment_type: 'card' }],
  ]);
});

it('leaves the payment to its own step where it must still be chosen or entered', () => {
  expect(expressEvents(paid, false).map(([name]) => name)).toEqual(['add_shipping_info']);
});
