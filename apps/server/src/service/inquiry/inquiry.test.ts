import type { CategoryNode, InquiryInput, InquiryResult } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inquiries } from '../../platform/db/schema/inquiries.ts';
import { deliverMails, loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { rateLimitFactor: 1 } });
});
beforeEach(async () => {
  await shop.db.delete(inquiries);
  await deliverMails(shop);
});
afterAll(() => shop.close());

const inquiry = (changes: Partial<InquiryInput> = {}): InquiryInput => ({
  mode: 'send',
  idempotency_key: 'key-of-this-inquiry',
  category: 'delivery',
  last_name: ' 見本 ',
  first_name: '太郎',
  last_name_kana: 'みほん',
  email: 'Taro.Mihon@Example.com',
  phone_number: '０３－００００－００００',
  body: 'お届け日を変更できますか。\nよろしくお願いします。',
  ...changes,
});
const send = (changes: Partial<InquiryInput> = {}, token?: string) =>
  shop.call<InquiryResult>('POST', '/v1/inquiries', { body: inquiry(changes), ...(token && { token }) });
const storedInquiries = () => shop.db.select().from(inquiries);

it('inquiry categories are a tree without product counts', async () => {
  const { body } = await shop.call<CategoryNode[]>('GET', '/v1/categories/hierarchy', {
    query: { table: 'inquiries' },
  });
  expect(body.map(({ key }) => key)).toEqual([
    'order',
    'delivery',
    'payment',
    'product',
    'quality',
    'gift',
    'member',
    'catalog',
    'other',
  ]);
  expect(body[0]?.children.map(({ name, product_count }) => [name, product_count])).toEqual([
    ['変更・取消し', 0],
    ['領収書・明細', 0],
  ]);
});

describe('preparing an inquiry', () => {
  it('returns the normalised input, and stores nothing', async () => {
    const { status, body } = await send({ mode: 'prepare', idempotency_key: null });
    expect([status, body.inquiry_no, body.received_at]).toEqual([200, null, null]);
    expect(body.draft).toMatchObject({
      category: { name: 'お届けについて' },
      last_name: '見本',
      last_name_kana: 'ミホン',
      phone_number: expect.stringMatching(/^03-?0000-?0000$/) as string,
      order_no: null,
    });
    expect(await storedInquiries()).toEqual([]);
    expect(await deliverMails(shop)).toEqual([]);
  });

  it('names every invalid field', async () => {
    const { status, body } = await shop.call<{ errors: Record<string, string[]> }>('POST', '/v1/inquiries', {
      body: inquiry({
        mode: 'prepare',
        first_name: ' ',
        email: 'nobody',
        phone_number: '123',
        body: 'あ'.repeat(2001),
      }),
    });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['body', 'email', 'first_name', 'phone_number']]);
  });

  it.each(['nothing', 'order'])('accepts only a category without subcategories, not %s', async (category) => {
    expect(await send({ mode: 'prepare', category })).toMatchObject({
      status: 422,
      body: { errors: { category: ['お問い合わせの種類を選んでください。'] } },
    });
  });
});

describe('sending an inquiry', () => {
  it('requires an idempotency key', async () => {
    for (const idempotency_key of [null, 'short'])
      expect(await send({ idempotency_key })).toMatchObject({
        status: 422,
        body: { errors: { idempotency_key: [expect.any(String)] } },
      });
  });

  it('stores it once, however often and simultaneously it is sent, and mails both sides once', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    const numbers = new Set([...answers, await send()].map(({ body }) => body.inquiry_no));
    expect([...numbers]).toEqual([expect.stringMatching(/^Q261120-[2-9A-Z]{5}$/)]);
    expect(await storedInquiries()).toMatchObject([
      { lastName: '見本', email: 'Taro.Mihon@example.com', userId: null },
    ]);
    const mails = await deliverMails(shop);
    expect(mails.map(({ to }) => to).sort()).toEqual(['Taro.Mihon@example.com', expect.stringContaining('@')]);
    const [toShopper, toShop] = [
      mails.find(({ to }) => to.startsWith('Taro')),
      mails.find(({ to }) => !to.startsWith('Taro')),
    ];
    expect(toShopper?.body).toContain('受付番号: Q261120-');
    expect(toShopper?.body).not.toContain('お届け日を変更');
    expect(toShop?.body).toContain('お届け日を変更できますか。');
  });

  it('stores the member who sends it', async () => {
    const token = await loginAs(shop);
    await send({ idempotency_key: 'of-a-member' }, token);
    expect(
      (await storedInquiries()).find(({ idempotencyKey }) => idempotencyKey === 'of-a-member')?.userId,
    ).not.toBeNull();
  });

  it('is refused for an email address after five in half an hour, and nothing is stored', async () => {
    const email = 'hanako@example.com';
    for (let nth = 1; nth <= 5; nth += 1)
      expect((await send({ email, idempotency_key: `to-hanako-${nth}` })).status).toBe(200);
    const before = (await storedInquiries()).length;
    const { status, headers } = await send({ email: 'HANAKO@example.com', idempotency_key: 'to-hanako-6' });
    expect([status, Number(headers['retry-after']) > 0, (await storedInquiries()).length]).toEqual([429, true, before]);
    shop.clock.advance(31 * 60_000);
    expect((await send({ email, idempotency_key: 'to-hanako-7' })).status).toBe(200);
  });

  it('is refused when its key was used for another one, without disclosing that one', async () => {
    const first = await send({ idempotency_key: 'used-by-another', email: 'jiro@example.com' });
    const before = (await storedInquiries()).length;
    for (const changes of [{}, { email: 'jiro@example.com', body: '別の用件です。' }]) {
      const { status, body } = await send({ idempotency_key: 'used-by-another', ...changes });
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ errors: { idempotency_key: [expect.any(String)] } }),
      ]);
      expect(JSON.stringify(body)).not.toContain(first.body.inquiry_no);
    }
    const elsewhere = await shop.call('POST', '/v1/inquiries', {
      channel: 'fle.localhost',
      body: inquiry({ idempotency_key: 'used-by-another', email: 'jiro@example.com' }),
    });
    expect([elsewhere.status, (await storedInquiries()).length]).toEqual([422, before]);
    await deliverMails(shop);
  });
});
