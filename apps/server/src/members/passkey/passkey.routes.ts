import { HEADERS, LIMITS } from '@shop/constants';
import { onDevice } from '../auth/on-device.ts';
import { Answer } from '../../platform/contract/answer.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { addPasskey } from './add-passkey.ts';
import { loginByPasskey } from './login-by-passkey.ts';
import { listPasskeys, removePasskey } from './passkeys.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { startPasskey } from './start-passkey.ts';

export const passkeyHandlers = {
  listPasskeys: async ({ ctx }) =>
    new Answer(await listPasskeys({ ctx }), { headers: { [HEADERS.limit]: String(LIMITS.passkeys) } }),
  startPasskey: ({ ctx, body }) => startPasskey({ ctx, input: body }),
  addPasskey: ({ ctx, body }) => addPasskey({ ctx, input: body }),
  removePasskey: ({ ctx, params }) => removePasskey({ ctx, input: { id: params.id } }),
  startPasskeyLogin: ({ ctx, caller }) => startPasskeyLogin({ ctx, input: { address: caller.ip } }),
  loginByPasskey: ({ ctx, body, caller }) =>
    onDevice(ctx, caller, (device) =>
      loginByPasskey({ ctx, input: { ...body, address: caller.ip, userAgent: caller.userAgent, device } }),
    ),
} satisfies Handlers;
