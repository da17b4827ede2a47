import { checkCaptcha } from '../../platform/captcha/check-captcha.ts';
import type { Caller, Handlers } from '../../platform/contract/handlers.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { downloadReceipt } from '../order/download-receipt.ts';
import { getOrder } from '../order/get-order.ts';
import type { OrderAccess } from '../order/own-order.ts';
import { sendSocialGiftLink } from '../social-gift/send-social-gift-link.ts';
import { requestOrderLink } from './request-order-link.ts';

/** The handlers for guests who look up an order: those of a member's order, with the key of the emailed link. */
export const orderLookupHandlers = {
  requestOrderLink: async ({ ctx, body, caller }) => {
    await checkCaptcha(ctx, caller, 'reminder');
    return requestOrderLink({ ctx, input: { ...body, address: caller.ip } });
  },
  getLookedUpOrder: ({ ctx, caller }) => getOrder({ ctx, input: { access: linkOf(caller) } }),
  cancelLookedUpOrder: ({ ctx, body, caller }) => cancelOrder({ ctx, input: { ...body, access: linkOf(caller) } }),
  sendLookedUpGiftLink: ({ ctx, caller }) => sendSocialGiftLink({ ctx, input: { access: linkOf(caller) } }),
  downloadLookedUpReceipt: ({ ctx, query: { addressee = null, honorific = null, note = null }, caller }) =>
    downloadReceipt({ ctx, input: { access: linkOf(caller), addressee, honorific, note } }),
} satisfies Handlers;

function linkOf(caller: Pick<Caller, 'header' | 'ip'>): OrderAccess {
  return { by: 'link', key: caller.header('x-order-key') ?? '', address: caller.ip };
}
