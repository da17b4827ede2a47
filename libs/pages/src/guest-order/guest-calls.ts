import { browserShop } from '@shop/state';
import type { OrderCalls } from '../order/order-calls.ts';

/** The calls of an order by the key of its mailed link. */
export function guestCalls(key: string): OrderCalls {
  const header = { 'X-Order-Key': key };
  return {
    cancel: async (cancel_reason) => {
      const { api } = browserShop();
      return (await api.PUT('/v1/order-lookup/order/cancel', { params: { header }, body: { cancel_reason } })).data;
    },
    receipt: (query) =>
      browserShop().api.GET('/v1/order-lookup/order/download/receipt', {
        params: { header, query },
        parseAs: 'blob',
        isKept: true,
      }),
    sendGiftLink: null,
  };
}
