import { expect, it } from 'vitest';
import { availabilityOf } from './product-view.ts';

const specs = { stock_state: 'in_stock', suspend_reason: null, max_quantity: 3 } as const;

it('shows a suspended product with its reason even while the whole shop has stopped selling', () => {
  const suspended = { ...specs, stock_state: 'suspended', suspend_reason: '輸入停止のため' } as const;
  expect(availabilityOf(suspended, true)).toEqual({ kind: 'suspended', reason: '輸入停止のため' });
});

it('shows nothing as buyable while the shop has stopped selling', () => {
  expect(availabilityOf(specs, true)).toEqual({ kind: 'selling_stopped' });
});

it('shows the remaining quantity when stock is low', () => {
  expect(availabilityOf({ ...specs, stock_state: 'few' }, false)).toEqual({ kind: 'few', remaining: 3 });
});

it('distinguishes a sold-out product from one in stock', () => {
  expect(availabilityOf({ ...specs, stock_state: 'out' }, false)).toEqual({ kind: 'sold_out' });
  expect(availabilityOf(specs, false)).toEqual({ kind: 'in_stock' });
});
