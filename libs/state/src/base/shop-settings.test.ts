import { contractExample } from '@shop/api/testing';
import { expect, it } from 'vitest';
import { shopSettings, usualPurchase } from './shop-settings.ts';

const settings = contractExample('FrontSettings');
const settingsOf = (PURCHASE: Record<string, string>) =>
  shopSettings({ ...settings, GTM: { ...settings.GTM, DATA_LAYER: { PURCHASE } } }).GTM;

it('the purchase fields of a channel are included only where they differ from the default', () => {
  expect(settingsOf({ ...usualPurchase })).not.toHaveProperty('DATA_LAYER');
  expect(settingsOf({ ...usualPurchase, value: 'total_goods' }).DATA_LAYER?.PURCHASE.value).toBe('total_goods');
  expect(settingsOf({ transaction_id: 'order_no' }).DATA_LAYER?.PURCHASE).toEqual({ transaction_id: 'order_no' });
});

it('the settings of a page include only what loads the tag manager, and nothing without one', () => {
  const services = [{ name: '見本', recipient: '見本解析', sent: '見たページ', purpose: '改善' }];
  const DATA_LAYER = { PURCHASE: { ...usualPurchase } };
  const tagSettings = (GTM: Partial<typeof settings.GTM>) =>
    shopSettings({ ...settings, GTM: { ...settings.GTM, DATA_LAYER, SERVICES: services, ...GTM } }).GTM;
  expect(tagSettings({ ID: null })).toEqual({});
  expect(tagSettings({ ID: 'GTM-ABC123', IS_REQUIRE_CONSENT: true, CONSENT_VERSION: '0123abcd' })).toEqual({
    ID: 'GTM-ABC123',
    URL: 'https://www.googletagmanager.com',
    CONSENT_VERSION: '0123abcd',
  });
  expect(tagSettings({ ID: 'GTM-ABC123' })).not.toHaveProperty('CONSENT_VERSION');
});
