import type { AuthResult, SecondFactorRequestResult } from '@shop/api';
import { paths } from '@shop/constants';
import { operatorClient } from '../../../../operator/testing/operator-client.ts';
import { SAMPLE_PASSWORD } from '../../../../seed/data/members.ts';
import { digitsOf, sampleUser } from '../../../index.ts';
import type { LastingShop } from '../lasting-shop.ts';
import { linkIn } from '../link-in.ts';
import type { LastingWrites } from '../lasting-write.ts';

const fle = 'fle.localhost';
const newPassword = 'budou-batake-no-mannaka-de';
/** The answer to the security question of `sampleUser`. */
const answerOfSample = 'ハム';

const meAs = (shop: LastingShop, token: string | null | undefined) => async () => {
  const { status, body } = await shop.call('GET', '/v1/me/user', { token: token ?? '' });
  return { status, body: status === 200 ? body : null };
};
const logins = (shop: LastingShop, token: string, channel?: string) => () =>
  shop.read('/v1/me/login-histories?per=all', { token, ...(channel !== undefined && { channel }) });
const loginStatus = (shop: LastingShop, email: string, password: string) => async () =>
  (await shop.login(email, password)).status;
const tokenOf = (answer: unknown) => (answer as AuthResult | undefined)?.access_token;

/** Sessions, passwords, registration, the user. */
export const accountWrites: LastingWrites = {
  login: async (shop) => {
    const { email, password, token } = await shop.member();
    return { options: { body: { username: email, password } }, read: logins(shop, token) };
  },
  loginSyncChannel: async (shop) => {
    const { email, password } = await shop.member();
    const { body } = await shop.login(email, password, fle);
    return {
      options: { channel: fle, body: { username: email, password } },
      read: logins(shop, String(body.access_token), fle),
    };
  },
  openSupport: async (shop) => {
    const { email, token } = await shop.member();
    const { body } = await operatorClient(shop.app()).ask<{ url: string }>('POST', 'support', {
      channel: 'simple',
      member: email,
      staff: '見本 花子',
      reason: 'お届け先の確認',
    });
    const code = new URLSearchParams(new URL(body.url).hash.slice(1)).get('support');
    return { options: { body: { code } }, read: logins(shop, token) };
  },
  verifyLogin: async (shop) => {
    const { body } = await shop.login('hanako@example.com', SAMPLE_PASSWORD);
    const mail = (await shop.mailsTo('hanako@example.com')).find((it) => it.body.includes('認証コード'));
    return {
      options: {
        body: { user_id: body.user_id, challenge: body.verify_code, verify_code: digitsOf(mail ?? { body: '' }) },
      },
      read: async (answer) => meAs(shop, tokenOf(answer))(),
    };
  },
  refreshToken: async (shop) => {
    const { token } = await shop.member();
    return { options: { token }, read: async (answer) => meAs(shop, tokenOf(answer))() };
  },
  logout: async (shop) => {
    const { token } = await shop.member();
    return { options: { token }, read: meAs(shop, token) };
  },
  updatePassword: async (shop) => {
    const { email, password, token } = await shop.member();
    return {
      options: { token, body: { current_password: password, password: newPassword } },
      read: loginStatus(shop, email, newPassword),
    };
  },
  requestSecondFactor: async (shop) => {
    const { email, password, token } = await shop.member();
    return { options: { token, body: { is_mfa: true, current_password: password } }, read: () => shop.mailsTo(email) };
  },
  updateSecondFactor: async (shop) => {
    const { email, password, token } = await shop.member();
    const { body } = await shop.call<SecondFactorRequestResult>('POST', '/v1/me/second-factor', {
      token,
      body: { is_mfa: true, current_password: password },
    });
    const mail = (await shop.mailsTo(email)).find((it) => it.body.includes('認証コード'));
    return {
      options: {
        token,
        body: { is_mfa: true, challenge: body.challenge, verify_code: digitsOf(mail ?? { body: '' }) },
      },
      read: meAs(shop, token),
    };
  },
  requestReminder: async (shop) => {
    const { email } = await shop.member();
    return { options: { body: { purpose: 'password', email } }, read: () => shop.mailsTo(email) };
  },
  resetReminder: async (shop) => {
    const { email } = await shop.member();
    await shop.call('POST', '/v1/reminder/request', { body: { purpose: 'password', email } });
    const code = await linkIn(shop, email, paths.reminderReset());
    return {
      options: { body: { purpose: 'password', code, question_answer: answerOfSample, password: newPassword } },
      read: loginStatus(shop, email, newPassword),
    };
  },
  requestEmailVerify: (shop) => {
    const email = 'not-yet-a-member@example.com';
    return Promise.resolve({ options: { body: { email } }, read: () => shop.mailsTo(email) });
  },
  checkEmailVerify: async (shop) => {
    const { email, token } = await shop.member();
    return { options: { token, body: { code: await linkIn(shop, email, paths.register()) } }, read: meAs(shop, token) };
  },
  createUser: (shop) => {
    const user = sampleUser({ email: 'created@example.com' });
    const read = async () => {
      const { body } = await shop.login(user.email, String(user.password));
      return meAs(shop, tokenOf(body))();
    };
    return Promise.resolve({ options: { body: user }, read });
  },
  updateMe: async (shop) => {
    const { email, token } = await shop.member();
    const { password: _password, ...user } = sampleUser({ email, first_name: '五郎', first_name_kana: 'ゴロウ' });
    return {
      options: { token, body: { ...user, question_ct: null, question_answer: null, current_password: null } },
      read: meAs(shop, token),
    };
  },
  leave: async (shop) => {
    const { email, password, token } = await shop.member();
    return { options: { token, body: { current_password: password } }, read: loginStatus(shop, email, password) };
  },
};
