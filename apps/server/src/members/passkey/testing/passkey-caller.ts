import type { AuthResult, Passkey, PasskeyCreation, PasskeyLogin, PasskeyRequest } from '@shop/api';
import { samplePassword, type CallResult, type TestCall } from '../../../testing/index.ts';
import type { Forgeries, SoftwareAuthenticator } from './software-authenticator.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

/** The passkey calls that a browser with an authenticator makes. */
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
      { name, forged, password }: { name?: string; forged?: Forgeries; password?: string } = {},
    ): Promise<CallResult<Passkey & Refusal>> => {
      const { body } = await start(token, password);
      return call('POST', '/v1/me/passkeys', { token, body: authenticator.create(body, name, forged) });
    },
    login: async (authenticator: SoftwareAuthenticator, forged?: Forgeries) =>
      send(authenticator.get(await startLogin(), forged)),
    list: async (token: string) => (await call<Passkey[]>('GET', '/v1/me/passkeys', { token })).body,
    remove: (token: string, id: number) => call<Refusal>('DELETE', `/v1/me/passkeys/${id}`, { token }),
  };
}
