import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPhotographs } from '../../platform/db/schema/photographs.ts';
import { openTestApp, setSetting, testConfig, type TestApp } from '../../testing/index.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { fakeKeys, type RunningFake, startFake } from '../../payment/testing/start-fake.ts';
import { operatorClient } from '../testing/operator-client.ts';
import type { CheckResult } from './opening-checks.ts';

const keys = { secretKey: 'sk_live_of_the_fake', publicKey: 'pk_live_of_the_fake', webhookSecret: 'whsec_of_the_fake' };

let folder: string;
let shop: TestApp;
let smtp: TestSmtpServer;
let stripe: RunningFake;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const config = testConfig();
  stripe = await startFake(
    'stripe',
    { webhookUrl: 'http://127.0.0.1:9/unused', webhookSecret: keys.webhookSecret },
    keys,
  );
  folder = mkdtempSync(join(tmpdir(), 'shop-checks-'));
  shop = await openTestApp({
    config: {
      photographs: { folder, s3: null },
      publicUrl: 'https://shop.example.net',
      mail: { smtpUrl: smtp.url, from: 'mise@ham.example.net' },
      stripe: { ...config.stripe, ...keys, apiUrl: stripe.url },
    },
  });
  operator = operatorClient(shop);
});
afterAll(async () => {
  await shop.close();
  await smtp.stop();
  await stripe.stop();
  rmSync(folder, { recursive: true, force: true });
});

const check = async (channels = '?channels=simple') =>
  (await operator.ask<{ open: number; checks: CheckResult[] }>('GET', `checks${channels}`)).body;
const itemsOf = async (code: string, channels?: string) =>
  (await check(channels)).checks.find((one) => one.code === code)?.items ?? [];
const messagesOf = async (code: string) => (await itemsOf(code)).map(({ message }) => message);
const set = async (values: Record<string, string>) =>
  expect((await operator.ask('PATCH', 'settings', { channels: ['simple'], values })).status).toBe(200);
const put = async (table: string, ...rows: object[]) => {
  const { status, body } = await operator.put(table, rows);
  expect([table, status, body.rows]).toEqual([table, 200, undefined]);
};

/** Replaces the texts of the sample shop in every table, as an operator does with files. */
async function writeOwnTexts(): Promise<void> {
  for (const { name } of await operator.tables()) {
    const rows = await operator.take(name);
    const own = JSON.stringify(rows)
      .replaceAll('見本', '当店')
      .replaceAll(/"member_email":"[^"]*"/g, '"member_email":null')
      .replaceAll(/example\.(?:jp|com)/g, 'ham.example.net');
    await put(name, ...(JSON.parse(own) as object[]));
  }
}

const sellerSettings = {
  'SELLER.NAME': 'ハムの店株式会社',
  'SELLER.REPRESENTATIVE': '責任 花子',
  'SELLER.POSTAL_CODE': '530-0001',
  'SELLER.ADDRESS': '大阪府大阪市北区梅田1-1-1',
  'SELLER.PHONE': '06-1111-2222',
  'SELLER.EMAIL': 'mise@ham.example.net',
  'SELLER.REGISTRATION_NUMBER': 'null',
};

describe('the checks before opening', () => {
  it('list the sample texts with table, row and column, and the settings of the channels checked', async () => {
    const items = await itemsOf('sample_texts');
    expect(items).toContainEqual({
      channel: null,
      message: expect.stringContaining('見本銀行') as string,
      cell: { table: 'payment-methods', row: 'code=bank_transfer', column: 'instruction_lines' },
    });
    expect(items).toContainEqual({
      channel: 'simple',
      message: '見本の設定です: 見本 太郎',
      cell: { table: 'settings', row: 'simple', column: 'SELLER.REPRESENTATIVE' },
    });
    expect(items.some(({ channel }) => channel !== null && channel !== 'simple')).toBe(false);
    expect((await itemsOf('sample_texts', '')).some(({ channel }) => channel === 'ven')).toBe(true);
    expect((await operator.ask('GET', 'checks?channels=nowhere')).status).toBe(404);
  });

  it('list the items of the law that no setting has (L-01)', async () => {
    await set({ 'SELLER.REPRESENTATIVE': ' ', 'SELLER.HOURS': '', 'SELLER.REGISTRATION_NUMBER': 'T12' });
    expect(await messagesOf('legal_items')).toEqual([
      expect.stringContaining('運営責任者が未設定です。'),
      expect.stringContaining('電話の受付時間が未設定です。'),
      '登録番号は T と13桁の数字で設定してください(免税事業者は null)。',
    ]);
    await set({ ...sellerSettings, 'SELLER.HOURS': '平日10〜17時' });
    expect(await messagesOf('legal_items')).toEqual([]);
  });

  it('compare a page that the operator wrote with settings and tables, in any width of characters (L-01)', async () => {
    const [before] = (await operator.take('static-pages')).filter(({ path }) => path === '/law');
    const body = `<p>販売業者 ハムの店株式会社 責任者 責任 花子 所在地 大阪府大阪市北区梅田1−1−1
      電話 06-1111-2222 メール mise@ham.example.net 価格は税込 送料 940円から お支払いの時期 前払い お届け 3日
      返品 不可 申込みの有効期限 7日 制限 なし 不良 交換 クレジットカード クール料金 275円</p>`;
    await put('static-pages', { path: '/law', body });
    const messages = await messagesOf('legal_items');
    expect(messages).toContain('支払い方法「代金引換」の記載がありません(設定と表記が違います)。');
    expect(messages).toContain('代金引換の手数料:「330円」の記載がありません(設定と表記が違います)。');
    expect(messages.join()).not.toMatch(/販売業者|所在地|電話番号|送料|クレジットカード/);
    await put('static-pages', { path: '/law', body: '<p>準備中</p>' });
    expect(await messagesOf('legal_items')).toContain('「返品・交換・取消し」の記載がありません。');
    await put('static-pages', before ?? {});
    expect(await messagesOf('legal_items')).toEqual([]);
  });

  it('report the sandbox', async () => {
    expect(await messagesOf('payment_service')).toEqual([expect.stringContaining('見本(sandbox)のまま')]);
    await set({ 'SERVICE.PAYMENT.CODE': 'stripe' });
    expect(await messagesOf('payment_service')).toEqual([]);
  });

  it('report a channel in maintenance, one that does not sell, and one without an own address', async () => {
    expect(await messagesOf('addresses')).toEqual(['ホスト名が localhost のままです。']);
    expect(await messagesOf('channels_open')).toEqual([]);
    await operator.ask('PATCH', 'channels/simple', {
      is_selling: false,
      maintenance: { title: '準備中', message: '準備しています。', retry_after: 600 },
    });
    expect(await messagesOf('channels_open')).toHaveLength(2);
    await operator.ask('PATCH', 'channels/simple', { is_selling: true, maintenance: null });
  });

  it('accept a backup of the last day and a half', async () => {
    expect(await messagesOf('backup')).toEqual([expect.stringContaining('記録がありません')]);
    expect((await operator.ask('POST', 'backups', {})).status).toBe(200);
    expect(await messagesOf('backup')).toEqual([]);
    shop.clock.advance(37 * 3_600_000);
    expect(await messagesOf('backup')).toEqual(['最後のバックアップから37時間が過ぎています。']);
    await operator.ask('POST', 'backups', {});
  });

  it('find nothing once texts, photographs and addresses are the shop’s own', async () => {
    await writeOwnTexts();
    await put('channels', { prefix: 'simple', hosts: ['shop.example.net'] });
    await shop.db.insert(productPhotographs).values({
      productId: 1,
      hash: '00000000',
      sortNo: 1,
      alt: '皿に並べたハム',
      width: 1000,
      height: 1000,
      color: '#ffffff',
      placeholder: '',
      storageKey: 'own.jpg',
      createdAt: shop.clock.now(),
    });
    const { open, checks } = await check();
    expect(checks.flatMap(({ items }) => items).map(({ message }) => message)).toEqual([
      'トップページの写真が見本のままです。pictures put hero で入れてください。',
    ]);
    expect(open).toBe(1);
    const own = { create: { width: 1000, height: 600, channels: 3, background: '#806040' } } as const;
    const content = (await sharp(own).jpeg().toBuffer()).toString('base64');
    await operator.ask('PUT', 'pictures/hero', { content, alt: '皿に並べたハム', channels: [] });
    expect((await check()).open).toBe(0);
  });

  it('report a mail server that does not answer', async () => {
    await smtp.stop();
    expect(await messagesOf('mail_server')).toEqual([expect.stringContaining('メールサーバーにつながりません(')]);
    smtp = await startSmtpServer();
  });

  it('report a payment service that cannot be reached, and that its keys are for tests', async () => {
    await stripe.stop();
    expect(await messagesOf('payment_service')).toEqual(['stripe を使えません:つながりません。']);
    const test = await startFake('stripe', {
      webhookUrl: 'http://127.0.0.1:9/unused',
      webhookSecret: keys.webhookSecret,
    });
    const app = await openTestApp({ config: { stripe: { ...testConfig().stripe, ...fakeKeys, apiUrl: test.url } } });
    await setSetting(app, 'SERVICE.PAYMENT.CODE', 'stripe');
    const { body } = await operatorClient(app).ask<{ checks: CheckResult[] }>('GET', 'checks?channels=simple');
    expect(body.checks.find(({ code }) => code === 'payment_service')?.items).toMatchObject([
      { channel: 'simple', message: 'stripe の鍵がテスト用です。実際の代金は支払われません。' },
    ]);
    await app.close();
    await test.stop();
    stripe = await startFake(
      'stripe',
      { webhookUrl: 'http://127.0.0.1:9/unused', webhookSecret: keys.webhookSecret },
      keys,
    );
  });
});
