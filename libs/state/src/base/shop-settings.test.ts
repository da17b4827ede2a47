import { contractExample } from '@shop/api/testing';
import { expect, it } from 'vitest';
import { shopSettings, usualPurchase } from './shop-settings.ts';

const settings = contractExample('FrontSettings');
const telling = (PURCHASE: Record<string, string>) =>
  shopSettings({ ...settings, GTM: { ...settings.GTM, DATA_LAYER: { PURCHASE } } }).GTM;

it('what a channel tells of a purchase is carried only where it is not the usual', () => {
  expect(telling({ ...usualPurchase })).not.toHaveProperty('DATA_LAYER');
  expect(telling({ ...usualPurchase, value: 'total_goods' }).DATA_LAYER?.PURCHASE.value).toBe('total_goods');
  expect(telling({ transaction_id: 'order_no' }).DATA_LAYER?.PURCHASE).toEqual({ transaction_id: 'order_no' });
});
