import type { Handlers } from '../contract/handlers.ts';
import { checkSocialGiftDelivery } from './check-social-gift-delivery.ts';
import { checkSocialGiftShipping } from './check-social-gift-shipping.ts';
import { getSocialGiftComplete } from './get-social-gift-complete.ts';
import { getSocialGiftProducts } from './get-social-gift-products.ts';
import { listSocialGiftLeadtimes } from './list-social-gift-leadtimes.ts';
import { listSocialGiftShippings } from './list-social-gift-shippings.ts';
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
  sendSocialGiftLink: ({ ctx, params }) => sendSocialGiftLink({ ctx, input: params }),
  getSocialGiftComplete: ({ ctx, params, caller: { ip } }) => getSocialGiftComplete({ ctx, input: { ...params, ip } }),
} satisfies Handlers;
