import type { Handlers } from '../contract/handlers.ts';
import { createInquiry } from './create-inquiry.ts';

export const inquiryHandlers = {
  createInquiry: ({ ctx, body, caller }) => createInquiry({ ctx, input: { inquiry: body, address: caller.ip } }),
} satisfies Handlers;
