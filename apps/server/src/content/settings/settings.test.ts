import type { FrontSettings } from '@shop/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, testConfig, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    config: {
      publicUrl: 'http://localhost:4100',
      payments: { ...testConfig().payments, publicUrl: 'http://localhost:4102' },
    },
  });
});
afterAll(() => shop.close());

const front = async (channel: string) =>
  (await shop.call<FrontSettings>('GET', '/v1/settings/front', { channel })).body;

type ShopFront = [host: string, prefix: string, theme: string, namespace: string | null, url: string];
const shopFronts: ShopFront[] = [
  ['localhost', 'simple', 'Simple', null, 'http://localhost:4100'],
  ['simple.localhost', 'simple', 'Simple', null, 'http://localhost:4100'],
  ...['Base', 'Ass', 'Fle', 'Gen', 'Lat', 'Sto', 'Tee', 'Ven'].map((theme) => {
    const prefix = theme.toLowerCase();
    return [`${prefix}.localhost`, prefix, theme, null, `http://${prefix}.localhost:4100`] satisfies ShopFront;
  }),
  ['depa.localhost', 'depa', 'Ass', 'Depa', 'http://depa.localhost:4100'],
  ['gakuen.localhost', 'gakuen', 'Simple', 'Gakuen', 'http://gakuen.localhost:4100'],
];

it.each(shopFronts)('%s has its prefix, theme, namespace and address', async (host, prefix, theme, namespace, url) => {
  expect((await front(host)).SITE).toMatchObject({
    CHANNEL_PREFIX: prefix,
    THEME: theme,
    NAMESPACE: namespace,
    URL: url,
  });
});

it('every setting that the specification reads exists', async () => {
  const settings = await front('simple.localhost');
  expect(settings.SITE).toMatchObject({
    NO_MEMBER_USE: true,
    STORAGE_URL: '/storage',
    BREAKPOINT: { 'SCREEN-SM': 600, 'SCREEN-MD': 960 },
  });
  expect(settings.ORDER.SHIPPING.IS_ALLOW_MULTIPLE).toBe(true);
  expect(settings.PLUGIN.TEMPORARY_STOP_SELLING).toEqual({ IS_USE: false, IS_SELLING: true });
  expect(settings.GTM.DATA_LAYER.PURCHASE).toMatchObject({ transaction_id: 'order_no' });
  expect(settings.PAYMENT.FRAME_ORIGIN).toBe('http://localhost:4102');
});

it('the environment contains the base URL of the API', async () => {
  expect((await shop.call('GET', '/public.json')).body).toEqual({ baseApiURL: '/', isDemo: true });
});

it('the colour scheme maps names to values', async () => {
  expect((await shop.call('GET', '/v1/colorschemes/selected/front')).body).toMatchObject({ info: {} });
  expect(
    (await shop.call('GET', '/v1/colorschemes/selected/front', { channel: 'gakuen.localhost' })).body,
  ).toMatchObject({
    info: { accent: '#1f4f86' },
  });
});

it('the payment service has a URL for its card fields, and an unknown one is not found', async () => {
  expect((await shop.call('GET', '/v1/settings/payment-service/sandbox')).body).toMatchObject({
    origin: 'http://localhost:4102',
    fields_url: 'http://localhost:4102/fields',
    is_sandbox: true,
  });
  expect(await shop.call('GET', '/v1/settings/payment-service/other')).toMatchObject({
    status: 404,
    body: { code: 'payment_service.not_found' },
  });
});
