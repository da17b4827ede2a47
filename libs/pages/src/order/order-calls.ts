import type { ApiAnswer, Order, OrderReceipt, ApiClient } from '@shop/api';

/** The values that the first issue of a receipt fixes; if absent, the server's defaults. */
export interface ReceiptRequested {
  readonly addressee?: string;
  readonly honorific?: OrderReceipt['honorific'];
  readonly note?: string;
}

/** The requests about an order, of a member or of a guest. */
export interface OrderCalls {
  /** @returns the order after the cancellation */
  readonly cancel: (reason: string) => Promise<Order>;
  readonly receipt: (requested: ReceiptRequested) => Promise<ApiAnswer<Blob>>;
  /** Sends the link to a social gift again. */
  readonly sendGiftLink: () => Promise<unknown>;
}

/** The calls of the member's own order. */
export function memberCalls(api: ApiClient, id: string): OrderCalls {
  const path = { id };
  return {
    cancel: async (cancel_reason) => {
      return (await api.PUT('/v1/me/orders/{id}/cancel', { params: { path }, body: { cancel_reason } })).data;
    },
    receipt: (query) =>
      api.GET('/v1/me/orders/{id}/download/receipt', {
        params: { path, query },
        parseAs: 'blob',
        ignoresAbort: true,
      }),
    sendGiftLink: () => api.POST('/v1/me/orders/{id}/social-gift/link', { params: { path } }),
  };
}
