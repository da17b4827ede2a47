import { checkCaptcha } from '../../platform/captcha/check-captcha.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { checkReminder } from './reminded.ts';
import { requestReminder } from './request-reminder.ts';
import { resetReminder } from './reset-reminder.ts';

/** The handlers for members who cannot log in. */
export const reminderHandlers = {
  requestReminder: async ({ ctx, body, caller }) => {
    await checkCaptcha(ctx, caller, 'reminder');
    return requestReminder({ ctx, input: { ...body, address: caller.ip } });
  },
  checkReminder: ({ ctx, body, caller }) => checkReminder({ ctx, input: { ...body, address: caller.ip } }),
  resetReminder: ({ ctx, body, caller }) =>
    resetReminder({ ctx, input: { ...body, address: caller.ip, userAgent: caller.userAgent } }),
} satisfies Handlers;
