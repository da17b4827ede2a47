import type { InquiryResult } from '@shop/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { insertUpload } from '../../platform/upload/upload.queries.ts';
import { operatorClient } from '../testing/operator-client.ts';

const content = Buffer.from('%PDF-1.7 見本');
let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

it('the files of an inquiry are attached to the shop’s mail and can be read by the operator, with their real types', async () => {
  await insertUpload(shop.db, {
    id: 'an-upload-of-this-test-1',
    channelId: shop.ctx().channel.id,
    userId: null,
    dir: 'inquiries',
    name: '写真.exe',
    mediaType: 'application/pdf',
    size: content.length,
    content,
    createdAt: shop.clock.now(),
  });
  const { body } = await shop.call<InquiryResult>('POST', '/v1/inquiries', {
    body: {
      mode: 'send',
      idempotency_key: 'key-of-this-inquiry',
      category: 'delivery',
      last_name: '見本',
      first_name: '太郎',
      email: 'taro.mihon@example.com',
      body: '箱がつぶれていました。',
      upload_ids: ['an-upload-of-this-test-1'],
    },
  });
  const named = [{ filename: '1_写真.exe.pdf', contentType: 'application/pdf', content }];
  const mails = await deliverMails(shop);
  expect(mails.map(({ to, attachments }) => [to === 'taro.mihon@example.com', attachments])).toEqual(
    expect.arrayContaining([
      [true, []],
      [false, named],
    ]),
  );
  const { body: list } = await operator.ask<{ inquiries: object[] }>('GET', 'inquiries?days=1');
  expect(list.inquiries).toMatchObject([
    { inquiry_no: body.inquiry_no, files: 1, received_at: expect.stringMatching(/\+09:00$/) as string },
  ]);
  const { body: files } = await operator.ask<{ files: object[] }>('GET', `inquiries/${body.inquiry_no}/files`);
  expect(files.files).toEqual([
    { name: '1_写真.exe.pdf', media_type: 'application/pdf', content: content.toString('base64') },
  ]);
  expect((await operator.ask('GET', 'inquiries/no-such/files')).status).toBe(404);
});
