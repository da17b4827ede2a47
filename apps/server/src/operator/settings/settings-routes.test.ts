import type { FrontSettings } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';
import type { NamedSettings } from './change-settings.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

const front = async (channel: string) =>
  (await shop.call<FrontSettings>('GET', '/v1/settings/front', { channel: `${channel}.localhost` })).body;
const set = (channels: string[], values: Record<string, string>, query = '') =>
  operator.ask<{ changed: string[] }>('PATCH', `settings${query}`, { channels, values });

describe('settings', () => {
  it('are returned as by the public call', async () => {
    const { body } = await operator.ask<NamedSettings[]>('GET', 'settings?channels=fle');
    expect(body).toEqual([{ channel: 'fle', settings: await front('fle') }]);
    expect((await operator.ask<NamedSettings[]>('GET', 'settings')).body).toHaveLength(11);
  });

  it('of one channel change only there, with texts unchanged and everything else as JSON', async () => {
    const { body } = await set(['fle'], {
      'SITE.NAME': '花の店',
      'SITE.THEME': 'Gen',
      'ORDER.SHIPPING.FREE_CARRIAGE_THRESHOLD': '5400',
      'SITE.NO_MEMBER_USE': 'false',
      'GTM.ID': 'GTM-1',
    });
    expect(body.changed).toEqual(['fle']);
    expect(await front('fle')).toMatchObject({
      SITE: { NAME: '花の店', THEME: 'Gen', NO_MEMBER_USE: false },
      ORDER: { SHIPPING: { FREE_CARRIAGE_THRESHOLD: 5400 } },
      GTM: { ID: 'GTM-1' },
    });
    expect((await front('sto')).ORDER.SHIPPING.FREE_CARRIAGE_THRESHOLD).toBe(10_800);
    await set(['fle'], { 'GTM.ID': 'null' });
    expect((await front('fle')).GTM.ID).toBeNull();
  });

  it('change the consent version with the tag manager or its services, and have none where consent is not required', async () => {
    const services = JSON.stringify([
      {
        name: '見本解析',
        recipient: '見本株式会社',
        sent: '見たページ',
        purpose: '改善',
        sources: ['https://*.example.com'],
      },
    ]);
    await set(['fle'], { 'GTM.ID': 'GTM-ABC123' });
    expect((await front('fle')).GTM).not.toHaveProperty('CONSENT_VERSION');
    const requested = new Set<string | undefined>();
    const changes: Record<string, string>[] = [
      { 'GTM.IS_REQUIRE_CONSENT': 'true' },
      { 'GTM.SERVICES': services },
      { 'GTM.ID': 'GTM-XYZ' },
    ];
    for (const change of changes) {
      await set(['fle'], change);
      requested.add((await front('fle')).GTM.CONSENT_VERSION);
      // Other settings do not change the consent version.
      await set(['fle'], { 'SITE.DESCRIPTION': Object.keys(change).join() });
      requested.add((await front('fle')).GTM.CONSENT_VERSION);
    }
    expect(requested.size).toBe(3);
    expect([...requested].every((version) => /^[0-9a-f]{8}$/.test(version ?? ''))).toBe(true);
    await set(['fle'], { 'GTM.ID': 'null', 'GTM.IS_REQUIRE_CONSENT': 'false', 'GTM.SERVICES': '[]' });
    expect((await front('fle')).GTM).not.toHaveProperty('CONSENT_VERSION');
  });

  it.each(['UA-12345-1', 'G-ABC123', 'gtm-abc', 'GTM-'])(
    'are refused for the id %s of another tool, with a message',
    async (id) => {
      const { body } = await set(['fle'], { 'GTM.ID': id });
      expect(body.errors).toEqual({
        'GTM.ID': [
          `「${id}」はタグマネージャーのコンテナIDではありません。「GTM-」に続く大文字と数字(例:GTM-ABC123)で入力してください。`,
        ],
      });
    },
  );

  it('of all channels change when none is named, and unchanged ones are skipped', async () => {
    const closed = {
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': 'true',
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': 'false',
    };
    expect((await set(['sto'], closed)).body.changed).toEqual(['sto']);
    expect((await set([], closed)).body.changed).toHaveLength(10);
  });

  it('are not changed by a dry run', async () => {
    const before = await front('tee');
    expect((await set(['tee'], { 'SITE.NAME': '試し' }, '?dry_run=true')).body.changed).toEqual(['tee']);
    expect(await front('tee')).toEqual(before);
  });

  it.each([
    ['SITE.COLOUR', 'red'],
    ['SITE.URL', 'https://example.com'],
    ['PAYMENT.FRAME_ORIGIN', 'https://example.com'],
    ['GTM.URL', 'https://example.com'],
    ['GTM.CONSENT_VERSION', '0123abcd'],
    ['GTM.ID', 'GTM-abc'],
    ['GTM.CONSENT', 'true'],
    ['GTM.SERVICES', '[{"name":"x"}]'],
    ['GTM.SERVICES', '[{"name":"x","recipient":"x","sent":"x","purpose":"x","who":"x"}]'],
    [
      'GTM.SERVICES',
      `[{"name":"x","recipient":"x","sent":"x","purpose":"x","sources":["https://x.example 'unsafe-inline'"]}]`,
    ],
    ['GTM.SERVICES', '[{"name":"x","recipient":"x","sent":"x","purpose":"x","sources":["http://x.example"]}]'],
    ['constructor.prototype', '1'],
    ['SITE.NO_MEMBER_USE', 'はい'],
    ['SITE.NO_MEMBER_USE', '1'],
    ['ORDER.SHIPPING.FREE_CARRIAGE_THRESHOLD', '-1'],
    ['SITE.THEME', '../x'],
    ['SITE.THEME', 'Nonsense'],
    ['SITE.NAMESPACE', 'Nonsense'],
    ['FORM.REGISTER', '["room_number"]'],
    ['FORM.ORDER', '["school_class"]'],
    ['ORDER.GIFT', '{"IS_USE_NOSHI":true}'],
    ['ORDER.GIFT.WRAPPINGS', '[{"code":"gold","name":"金紙","fee":0,"drawing":"gold"}]'],
    ['SITE.BREAKPOINT', '{"SCREEN-SM":600,"SCREEN-MD":960,"SCREEN-LG":1280}'],
    ['SITE.BREAKPOINT', '{"SCREEN-SM":960,"SCREEN-MD":600}'],
    ['SITE.BREAKPOINT.SCREEN-MD', '10000'],
  ])('are refused by name for %s=%s, and nothing changes', async (name, value) => {
    const before = await front('ven');
    const { status, body } = await set(['ven'], { 'SITE.NAME': '別の名前', [name]: value });
    expect([status, body.code]).toEqual([422, 'settings.invalid']);
    expect(Object.keys(body.errors ?? {})[0]?.startsWith(name.split('.')[0] ?? '')).toBe(true);
    expect(await front('ven')).toEqual(before);
  });

  it('may contain the fields of the channel’s customer, and list them in an error message', async () => {
    expect((await set(['gakuen'], { 'FORM.ORDER': '["school_class"]' })).body.changed).toEqual(['gakuen']);
    const { body } = await set(['gakuen'], { 'FORM.ORDER': '["room_number"]' });
    expect(body.errors).toEqual({
      'FORM.ORDER': ['項目「room_number」はありません。使えるのは student_name、school_class です。'],
    });
    expect((await set(['gakuen'], { 'SITE.NAMESPACE': 'null' })).body.errors).toHaveProperty('FORM.REGISTER');
  });

  it('of an unknown channel are refused', async () => {
    expect((await set(['nowhere'], { 'SITE.NAME': 'x' })).body.code).toBe('channel.not_found');
  });
});
