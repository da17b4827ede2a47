import { checkCaptcha } from '../../platform/captcha/check-captcha.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { createInquiry } from './create-inquiry.ts';

export const inquiryHandlers = {
  createInquiry: async ({ ctx, body, caller }) => {
    await checkCaptcha(ctx, caller, 'inquiry');
    return createInquiry({ ctx, input: { inquiry: body, address: caller.ip } });
  },
} satisfies Handlers;
