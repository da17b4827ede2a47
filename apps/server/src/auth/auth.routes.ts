import type { Handlers } from '../contract/handlers.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { unlockAccount } from './unlock-account.ts';
import { verifyLogin } from './verify-login.ts';

export const authHandlers = {
  login: ({ ctx, body, caller }) => login({ ctx, input: { username: body.username, password: body.password, address: caller.ip } }),
  verifyLogin: ({ ctx, body, caller }) =>
    verifyLogin({ ctx, input: { userId: body.user_id, challenge: body.challenge, code: body.verify_code, address: caller.ip } }),
  refreshToken: ({ ctx, caller }) => refreshToken({ ctx, input: { bearer: caller.bearer, address: caller.ip } }),
  logout: ({ ctx, caller }) => logout({ ctx, input: { bearer: caller.bearer } }),
  unlockAccount: ({ ctx, params, caller }) => unlockAccount({ ctx, input: { code: params.code, address: caller.ip } }),
} satisfies Handlers;
