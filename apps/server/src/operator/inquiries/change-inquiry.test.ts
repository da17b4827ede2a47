import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';
import { sendInquiry, sender } from '../testing/send-inquiry.ts';

interface Shown {
  status: string;
  messages: { kind: string; body: string; author: string | null }[];
}

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let no: string;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  no = await sendInquiry(shop);
  await deliverMails(shop);
});

const change = (body: object, query = '') =>
  operator.ask<{ status: string }>('PATCH', `inquiries/${no}${query}`, body, { 'x-operator': 'mihon' });
const shown = async () => (await operator.ask<Shown>('GET', `inquiries/${no}`)).body;
const numbers = async (status: string) =>
  (await operator.ask<{ inquiries: { inquiry_no: string }[] }>('GET', `inquiries?status=${status}`)).body.inquiries.map(
    ({ inquiry_no }) => inquiry_no,
  );

describe('an answer to an inquiry', () => {
  it('is mailed to its sender with what was asked, is stored with its author, and takes the inquiry off the open ones', async () => {
    expect(await numbers('open')).toContain(no);
    expect(await change({ answer: '代わりの品をお送りします。\n申し訳ございません。' })).toMatchObject({
      status: 200,
      body: { status: 'answered' },
    });
    const [mail, ...more] = await deliverMails(shop);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: sender.email, subject: expect.stringContaining(no) as string });
    expect(mail?.body).toMatch(/代わりの品をお送りします。\n申し訳ございません。[^]*箱がつぶれていました。/);
    expect((await shown()).messages).toEqual([
      expect.objectContaining({
        kind: 'answer',
        body: '代わりの品をお送りします。\n申し訳ございません。',
        author: 'mihon',
      }),
    ]);
    expect(await numbers('open')).not.toContain(no);
    expect(await numbers('answered')).toContain(no);
  });

  it('is sent once: the same text again is refused', async () => {
    await change({ answer: '確認いたします。' });
    expect(await change({ answer: '確認いたします。 ' })).toMatchObject({
      status: 409,
      body: { code: 'inquiry.answered_already' },
    });
    expect(await deliverMails(shop)).toHaveLength(1);
  });

  it('in a dry run reports the new state and changes nothing', async () => {
    expect((await change({ answer: '確認いたします。', close: true }, '?dry_run=true')).body.status).toBe('closed');
    expect(await shown()).toMatchObject({ status: 'open', messages: [] });
    expect(await deliverMails(shop)).toEqual([]);
  });

  it('is not in the audit log, unlike its step and the states', async () => {
    await change({ answer: '秘密の文面です。' });
    const { body } = await operator.ask<{ action: string; before: object; after: object }[]>('GET', 'log?kind=inquiry');
    expect(body[0]).toMatchObject({
      action: 'inquiry.answer',
      before: { status: 'open' },
      after: { status: 'answered' },
    });
    expect(JSON.stringify(body)).not.toContain('秘密');
  });
});

describe('an inquiry', () => {
  it('has notes that are mailed to nobody, is closed and reopened', async () => {
    expect((await change({ note: '配送会社に確認中' })).body.status).toBe('open');
    expect((await change({ status: 'closed' })).body.status).toBe('closed');
    expect(await change({ status: 'closed' })).toMatchObject({ status: 409, body: { code: 'inquiry.status' } });
    expect((await change({ status: 'open' })).body.status).toBe('open');
    expect(await deliverMails(shop)).toEqual([]);
    expect((await shown()).messages).toMatchObject([{ kind: 'note', body: '配送会社に確認中' }]);
  });

  it('that does not exist, and changes without a text, are refused', async () => {
    expect((await operator.ask('PATCH', 'inquiries/no-such', { note: 'a' })).status).toBe(404);
    for (const body of [{ answer: ' ' }, { answer: '' }, { status: 'answered' }, {}])
      expect((await change(body)).status, JSON.stringify(body)).toBe(422);
  });
});
