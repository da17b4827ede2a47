import { checkCaptcha } from '../../platform/captcha/check-captcha.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { pagedAnswer, readPage } from '../../platform/contract/paged-answer.ts';
import { listLoginHistories } from './list-login-histories.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { onDevice } from './on-device.ts';
import { refreshToken } from './refresh-token.ts';
import { requestSecondFactor } from './request-second-factor.ts';
import { unlockAccount } from './unlock-account.ts';
import { openSupport } from './support/open-support.ts';
import { updatePassword } from './update-password.ts';
import { updateSecondFactor } from './update-second-factor.ts';
import { verifyLogin } from './verify-login.ts';

export const authHandlers = {
  login: async ({ ctx, body, caller }) => {
    await checkCaptcha(ctx, caller, 'login');
    return onDevice(ctx, caller, (device) =>
      login({ ctx, input: { ...body, address: caller.ip, userAgent: caller.userAgent, device, method: 'password' } }),
    );
  },
  loginSyncChannel: async ({ ctx, body, caller }) => {
    await checkCaptcha(ctx, caller, 'login');
    return onDevice(ctx, caller, (device) =>
      login({ ctx, input: { ...body, address: caller.ip, userAgent: caller.userAgent, device, method: 'sync' } }),
    );
  },
  verifyLogin: ({ ctx, body, caller }) =>
    onDevice(ctx, caller, (device) =>
      verifyLogin({
        ctx,
        input: {
          userId: body.user_id,
          challenge: body.challenge ?? null,
          code: body.verify_code,
          isSync: body.is_sync_user_channel ?? false,
          address: caller.ip,
          userAgent: caller.userAgent,
          device,
        },
      }),
    ),
  openSupport: ({ ctx, body, caller }) =>
    openSupport({ ctx, input: { ...body, address: caller.ip, userAgent: caller.userAgent } }),
  refreshToken: ({ ctx, caller }) =>
    refreshToken({ ctx, input: { accessToken: caller.accessToken, address: caller.ip } }),
  logout: ({ ctx, caller }) => logout({ ctx, input: { accessToken: caller.accessToken } }),
  unlockAccount: ({ ctx, params, caller }) => unlockAccount({ ctx, input: { code: params.code, address: caller.ip } }),
  updatePassword: ({ ctx, body }) => updatePassword({ ctx, input: body }),
  requestSecondFactor: ({ ctx, body }) => requestSecondFactor({ ctx, input: body }),
  updateSecondFactor: ({ ctx, body, caller }) => updateSecondFactor({ ctx, input: { ...body, address: caller.ip } }),
  listLoginHistories: async ({ ctx, query }) => {
    const page = readPage(query);
    const { entries, total } = await listLoginHistories({ ctx, input: page });
    return pagedAnswer(entries, page, total);
  },
} satisfies Handlers;
