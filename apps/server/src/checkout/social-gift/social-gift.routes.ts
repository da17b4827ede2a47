import type { Handlers } from '../../platform/contract/handlers.ts';
import { checkSocialGiftDelivery, checkSocialGiftShipping } from './check-social-gift.ts';
import {
  getSocialGiftComplete,
  getSocialGiftProducts,
  listSocialGiftLeadtimes,
  listSocialGiftShippings,
} from './offered-gift.ts';
import { registerSocialGift } from './register-social-gift.ts';
import { sendSocialGiftLink } from './send-social-gift-link.ts';

export const socialGiftHandlers = {
  getSocialGiftProducts: ({ ctx, params, caller: { ip } }) => getSocialGiftProducts({ ctx, input: { ...params, ip } }),
  listSocialGiftShippings: ({ ctx, params, caller: { ip } }) =>
    listSocialGiftShippings({ ctx, input: { ...params, ip } }),
  checkSocialGiftShipping: ({ ctx, body, caller: { ip } }) => checkSocialGiftShipping({ ctx, input: { ...body, ip } }),
  checkSocialGiftDelivery: ({ ctx, body, caller: { ip } }) => checkSocialGiftDelivery({ ctx, input: { ...body, ip } }),
  listSocialGiftLeadtimes: ({ ctx, params, query, caller: { ip } }) =>
    listSocialGiftLeadtimes({ ctx, input: { ...params, ...query, ip } }),
  registerSocialGift: ({ ctx, params, body, caller: { ip } }) =>
    registerSocialGift({ ctx, input: { ...body, ...params, ip } }),
  sendSocialGiftLink: ({ ctx, params }) =>
    sendSocialGiftLink({ ctx, input: { access: { by: 'member', id: params.id } } }),
  getSocialGiftComplete: ({ ctx, params, caller: { ip } }) => getSocialGiftComplete({ ctx, input: { ...params, ip } }),
} satisfies Handlers;
