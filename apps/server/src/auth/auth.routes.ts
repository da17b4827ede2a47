import type { Handlers } from '../contract/handlers.ts';
import { pagedAnswer, readPage } from '../http/paged-answer.ts';
import { listLoginHistories } from './list-login-histories.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { unlockAccount } from './unlock-account.ts';
import { updatePassword } from './update-password.ts';
import { verifyLogin } from './verify-login.ts';

export const authHandlers = {
  login: ({ ctx, body, caller }) => login({ ctx, input: { ...body, address: caller.ip, userAgent: caller.userAgent, method: 'password' } }),
  loginSyncChannel: ({ ctx, body, caller }) => login({ ctx, input: { ...body, address: caller.ip, userAgent: caller.userAgent, method: 'sync' } }),
  verifyLogin: ({ ctx, body, caller }) =>
    verifyLogin({ ctx, input: { userId: body.user_id, challenge: body.challenge, code: body.verify_code, address: caller.ip, userAgent: caller.userAgent } }),
  refreshToken: ({ ctx, caller }) => refreshToken({ ctx, input: { bearer: caller.bearer, address: caller.ip } }),
  logout: ({ ctx, caller }) => logout({ ctx, input: { bearer: caller.bearer } }),
  unlockAccount: ({ ctx, params, caller }) => unlockAccount({ ctx, input: { code: params.code, address: caller.ip } }),
  updatePassword: ({ ctx, body }) => updatePassword({ ctx, input: body }),
  listLoginHistories: async ({ ctx, query }) => {
    const page = readPage(query);
    const { entries, total } = await listLoginHistories({ ctx, input: page });
    return pagedAnswer(entries, page, total);
  },
} satisfies Handlers;
