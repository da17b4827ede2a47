import { checkoutCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { headOf } from '../testing/head-of.tsx';
import { checkoutMeta } from './checkout-meta.ts';

it('has the title of the step in the customer’s copy', () => {
  const meta = checkoutMeta('payment', '/cart/payment/');
  const overrides = { checkout: { pageTitles: { ...checkoutCopy.pageTitles, payment: 'お客様の言葉' } } };
  expect(headOf(meta, { data: {}, overrides })).toContainEqual({ title: 'お客様の言葉 | The shop' });
  expect(headOf(meta, { data: {} })).toContainEqual({ title: 'お支払い方法 | The shop' });
});
