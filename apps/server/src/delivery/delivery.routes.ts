import { DEFAULT_PREFECTURE } from '@shop/constants';
import type { Handlers } from '../platform/contract/handlers.ts';
import { getProductDelivery } from './get-product-delivery.ts';

/** The handlers of delivery information without a cart; public. */
export const deliveryHandlers = {
  getProductDelivery: ({ ctx, params, query }) =>
    getProductDelivery({ ctx, input: { key: params.key, prefecture: query.prefecture ?? DEFAULT_PREFECTURE } }),
} satisfies Handlers;
