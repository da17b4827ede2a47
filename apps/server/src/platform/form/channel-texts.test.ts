import type { FrontSettings, InquiryInput } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorClient } from '../../operator/testing/operator-client.ts';
import { loginAs, openTestApp, sampleUser, type TestApp } from '../../testing/index.ts';

interface Refusal {
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await set('fle', {
    contact: { body: { label: 'ご相談の内容', placeholder: '例:贈りものの相談' } },
    register: { last_name: { label: 'お名前(姓)' } },
    address: { city: { label: '市区町村・郡' } },
    'user-info': { job: { label: 'お仕事' } },
    card: { ccName: { label: 'カードのお名前', placeholder: 'HANAKO MIHON' } },
  });
});
afterAll(() => app.close());

const set = (channel: string, texts: object) =>
  operatorClient(app).ask<Refusal>('PATCH', 'settings', {
    channels: [channel],
    values: { 'FORM.FIELDS': JSON.stringify(texts) },
  });

async function refused(channel: string, path: string, body: object, token?: string) {
  const answer = await app.call<Refusal>('POST', path, { body, channel, ...(token && { token }) });
  expect(answer.status).toBe(422);
  return answer.body.errors;
}
const inquiry = {
  mode: 'send',
  idempotency_key: 'words-of-a-channel',
  category: 'delivery',
  last_name: '見本',
  first_name: '太郎',
  email: 'taro@example.com',
  body: ' ',
} satisfies InquiryInput;

describe('the texts of a channel for a field', () => {
  it('are in the settings of that channel and of no other', async () => {
    const front = async (channel: string) =>
      (await app.call<FrontSettings>('GET', '/v1/settings/front', { channel })).body.FORM.FIELDS;
    expect((await front('fle.localhost'))?.contact).toEqual({
      body: { label: 'ご相談の内容', placeholder: '例:贈りものの相談' },
    });
    expect(await front('simple.localhost')).toBeUndefined();
  });

  it('name the field in the error messages of the server', async () => {
    expect(await refused('fle.localhost', '/v1/inquiries', inquiry)).toEqual({
      body: ['ご相談の内容を入力してください'],
    });
    expect(await refused('simple.localhost', '/v1/inquiries', inquiry)).toEqual({
      body: ['お問い合わせ内容を入力してください'],
    });
  });

  it('name the field in errors of the registration and of the address book', async () => {
    const person = sampleUser({ email: 'words@example.com', last_name: ' ' });
    expect(await refused('fle.localhost', '/v1/users', person)).toEqual({
      last_name: ['お名前(姓)を入力してください'],
    });
    const token = await loginAs(app, { channel: 'fle.localhost' });
    const { postal_code, prefecture, address1, phone_number } = person;
    const address = {
      shipping_last_name: '見本',
      shipping_first_name: '太郎',
      postal_code,
      prefecture,
      city: ' ',
      address1,
      phone_number,
    };
    expect(await refused('fle.localhost', '/v1/me/user-addresses', address, token)).toEqual({
      city: ['市区町村・郡を入力してください'],
    });
  });

  it('are those of the customer’s edition where the setting has none', async () => {
    const person = sampleUser({ email: 'words@example.com', last_name: ' ' });
    const errors = await refused('gakuen.localhost', '/v1/users', { ...person, school_key: 'ABC-1234-5678' });
    expect(errors?.last_name).toEqual(['保護者の姓を入力してください']);
  });
});

it.each([
  ['a form that does not exist', { checkout: { last_name: { label: 'x' } } }, 'フォーム「checkout」はありません。'],
  ['a field that the form does not have', { contact: { fax: { label: 'x' } } }, 'に項目「fax」はありません。'],
  ['a property that is not a text of a field', { contact: { body: { color: 'red' } } }, ''],
])('texts for %s are refused', async (_what, texts, message) => {
  const { status, body } = await set('ven', texts);
  expect(status).toBe(422);
  const [[setting, [text] = []] = []] = Object.entries(body.errors ?? {});
  expect(setting).toContain('FORM.FIELDS');
  expect(text).toContain(message);
});
