import type { InquiryResult } from '@shop/api';
import type { TestApp } from '../../testing/index.ts';

export const sender = { last_name: '見本', first_name: '太郎', email: 'taro.mihon@example.com' } as const;

let sent = 0;

/** Sends an inquiry of a guest. @returns its number */
export async function sendInquiry(shop: Pick<TestApp, 'call'>): Promise<string> {
  sent += 1;
  const { body } = await shop.call<InquiryResult>('POST', '/v1/inquiries', {
    body: {
      mode: 'send',
      idempotency_key: `key-of-inquiry-${sent}`,
      category: 'delivery',
      ...sender,
      body: '箱がつぶれていました。',
    },
  });
  if (body.inquiry_no === null) throw new Error('The inquiry was not sent.');
  return body.inquiry_no;
}
