import type { AuthResult, Passkey, PasskeyCreation, PasskeyLogin, PasskeyRequest } from '@shop/api';
import { samplePassword, type CallResult, type TestCall } from '../../../testing/index.ts';
import type { Lies, SoftwareAuthenticator } from './software-authenticator.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

/** The calls of passkeys as a browser makes them with an authenticator. */
export function passkeyCaller({ call }: { call: TestCall }) {
  const start = (token: string, current_password = samplePassword) =>
    call<PasskeyCreation & Refusal>('POST', '/v1/me/passkeys/start', { token, body: { current_password } });
  const startLogin = async (channel?: string) =>
    (await call<PasskeyRequest>('POST', '/v1/auth/passkey/start', { ...(channel !== undefined && { channel }) })).body;
  const send = (body: PasskeyLogin, channel?: string) =>
    call<AuthResult & Refusal>('POST', '/v1/auth/passkey', { body, ...(channel !== undefined && { channel }) });
  return {
    start,
    startLogin,
    send,
    /** Makes a passkey and saves it. */
    add: async (
      token: string,
      authenticator: SoftwareAuthenticator,
      { name, lies, password }: { name?: string; lies?: Lies; password?: string } = {},
    ): Promise<CallResult<Passkey & Refusal>> => {
      const { body } = await start(token, password);
      return call('POST', '/v1/me/passkeys', { token, body: authenticator.create(body, name, lies) });
    },
    login: async (authenticator: SoftwareAuthenticator, lies?: Lies) =>
      send(authenticator.get(await startLogin(), lies)),
    list: async (token: string) => (await call<Passkey[]>('GET', '/v1/me/passkeys', { token })).body,
    remove: (token: string, id: number) => call<Refusal>('DELETE', `/v1/me/passkeys/${id}`, { token }),
  };
}
