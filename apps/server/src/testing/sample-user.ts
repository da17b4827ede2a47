import type { AuthResult, UserInput } from '@shop/api';
import { SAMPLE_PASSWORD } from '../seed/data/members.ts';
import type { TestApp } from './open-test-app.ts';
import { deliverMails } from './test-mail.ts';

/** The password of `sampleUser`. */
export const samplePassword = 'yoru-no-saramisoseji';

/** A registration as typed by a user. */
export function sampleUser(changes: Partial<UserInput> = {}): UserInput {
  return {
    last_name: '見本',
    first_name: '四郎',
    last_name_kana: 'みほん',
    first_name_kana: 'ｼﾛｳ',
    email: 'Shiro@Example.com',
    password: samplePassword,
    postal_code: '１００－０００１',
    prefecture: '東京都',
    city: '千代田区',
    address1: '千代田１ー１',
    address2: null,
    phone_number: '０３－００００－００００',
    birth_date: '1990-04-01',
    gender: '4',
    newsletter: '0',
    question_ct: 4,
    question_answer: 'ハム',
    ...changes,
  };
}

/** Logs a member in, by default a sample member. @returns the access token. */
export async function loginAs(
  app: TestApp,
  {
    username = 'taro@example.com',
    password = SAMPLE_PASSWORD,
    channel,
  }: { username?: string; password?: string; channel?: string } = {},
): Promise<string> {
  const { status, body } = await app.call<AuthResult>('POST', '/v1/auth/login', {
    body: { username, password },
    ...(channel && { channel }),
  });
  if (status !== 200 || body.access_token === null)
    throw new Error(`The login of ${username} was answered with ${status}.`);
  return body.access_token;
}

/** Registers a user with this address, and delivers all mails. @returns the access token. */
export async function freshMember(app: TestApp, email: string): Promise<string> {
  await app.call('POST', '/v1/users', { body: sampleUser({ email }) });
  const token = await loginAs(app, { username: email, password: samplePassword });
  await deliverMails(app);
  return token;
}
