import { contractExample } from '@shop/api/testing';
import { expect, it } from 'vitest';
import { shopSettings, usualPurchase } from './shop-settings.ts';

const settings = contractExample('FrontSettings');
const settingsOf = (PURCHASE: Record<string, string>) =>
  shopSettings({ ...settings, GTM: { ...settings.GTM, DATA_LAYER: { PURCHASE } } }).GTM;

it('what a channel tells of a purchase is carried only where it is not the usual', () => {
  expect(settingsOf({ ...usualPurchase })).not.toHaveProperty('DATA_LAYER');
  expect(settingsOf({ ...usualPurchase, value: 'total_goods' }).DATA_LAYER?.PURCHASE.value).toBe('total_goods');
  expect(settingsOf({ transaction_id: 'order_no' }).DATA_LAYER?.PURCHASE).toEqual({ transaction_id: 'order_no' });
});

it('every page carries of the tag manager what loads it, and nothing where there is none', () => {
  const services = [{ name: '見本', recipient: '見本解析', sent: '見たページ', purpose: '改善' }];
  const DATA_LAYER = { PURCHASE: { ...usualPurchase } };
  const carried = (GTM: Partial<typeof settings.GTM>) =>
    shopSettings({ ...settings, GTM: { ...settings.GTM, DATA_LAYER, SERVICES: services, ...GTM } }).GTM;
  expect(carried({ ID: null })).toEqual({});
  expect(carried({ ID: 'GTM-ABC123', IS_REQUIRE_CONSENT: true, CONSENT_VERSION: '0123abcd' })).toEqual({
    ID: 'GTM-ABC123',
    URL: 'https://www.googletagmanager.com',
    CONSENT_VERSION: '0123abcd',
  });
  expect(carried({ ID: 'GTM-ABC123' })).not.toHaveProperty('CONSENT_VERSION');
});
