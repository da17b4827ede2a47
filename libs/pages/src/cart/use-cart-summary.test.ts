import { contractExample } from '@shop/api/testing';
import { expect, it } from 'vitest';
import { expressEvents } from './use-cart-summary.ts';

const cart = contractExample('Cart');
const paid = { ...cart, detail: { ...cart.detail, order: { ...cart.detail.order, payment_code: 'card' as const } } };
const zones = [...new Set(cart.quote.parcels.map(({ zone }) => zone))].join(',');

it('reports the delivery and payment steps that express checkout skips', () => {
  expect(zones).not.toBe('');
  expect(expressEvents(paid, true)).toEqual([
    ['add_shipping_info', { shipping_tier: zones }],
    ['add_payment_info', { payment_type: 'card' }],
  ]);
});

it('leaves the payment event to the payment step when the payment must still be chosen or entered', () => {
  expect(expressEvents(paid, false).map(([name]) => name)).toEqual(['add_shipping_info']);
});
