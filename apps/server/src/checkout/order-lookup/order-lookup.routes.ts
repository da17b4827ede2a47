import { checkCaptcha } from '../../platform/captcha/check-captcha.ts';
import type { Caller, Handlers } from '../../platform/contract/handlers.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { downloadReceipt } from '../order/download-receipt.ts';
import { getOrder } from '../order/get-order.ts';
import type { OrderAccess } from '../order/own-order.ts';
import { sendSocialGiftLink } from '../social-gift/send-social-gift-link.ts';
import { requestOrderLink } from './request-order-link.ts';

/** For guests who look an order up: the verbs of a member's order, by the key of the mailed link. */
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
