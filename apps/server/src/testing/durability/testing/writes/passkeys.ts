import type { AuthResult } from '@shop/api';
import { isNotNull, isNull } from 'drizzle-orm';
import { passkeyChallenges } from '../../../../platform/db/schema/passkeys.ts';
import { passkeyCaller } from '../../../../members/passkey/testing/passkey-caller.ts';
import { SoftwareAuthenticator } from '../../../../members/passkey/testing/software-authenticator.ts';
import type { LastingShop } from '../lasting-shop.ts';
import type { LastingWrites } from '../lasting-write.ts';

const list = (shop: LastingShop, token: string) => () => shop.read('/v1/me/passkeys', { token });

const withPasskey = async (shop: LastingShop) => {
  const { token } = await shop.member();
  const key = new SoftwareAuthenticator();
  const { body } = await passkeyCaller(shop).add(token, key);
  return { token, key, id: body.id };
};

/** Passkeys; an issued challenge is read from its table, since every call that uses it deletes it. */
export const passkeyWrites: LastingWrites = {
  startPasskey: async (shop) => {
    const { token, password } = await shop.member();
    return {
      options: { token, body: { current_password: password } },
      read: () => shop.app().db.$count(passkeyChallenges, isNotNull(passkeyChallenges.userId)),
    };
  },
  addPasskey: async (shop) => {
    const { token } = await shop.member();
    const { body } = await passkeyCaller(shop).start(token);
    return { options: { token, body: new SoftwareAuthenticator().create(body) }, read: list(shop, token) };
  },
  removePasskey: async (shop) => {
    const { token, id } = await withPasskey(shop);
    return { params: { id }, options: { token }, read: list(shop, token) };
  },
  startPasskeyLogin: (shop) =>
    Promise.resolve({
      options: {},
      read: () => shop.app().db.$count(passkeyChallenges, isNull(passkeyChallenges.userId)),
    }),
  loginByPasskey: async (shop) => {
    const { key } = await withPasskey(shop);
    return {
      options: { body: key.get(await passkeyCaller(shop).startLogin()) },
      read: async (answer) => {
        const token = (answer as AuthResult | undefined)?.access_token ?? '';
        return (await shop.call('GET', '/v1/me/login-histories', { token })).status;
      },
    };
  },
};
