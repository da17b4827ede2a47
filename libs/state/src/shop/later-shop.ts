import type { ApiClient } from '@shop/api';
import { dispatchTo } from '../store/shop-dispatch.ts';
import type { Shop } from './create-shop.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'refresh'] as const;

/**
 * A shop whose code comes when something is first asked of it: the first document of a page only shows guests' values,
 * and needs neither client nor store for that.
 */
export function laterShop(bring: () => Promise<Shop>): Shop {
  let shop: Shop | null = null;
  let bringing: Promise<Shop> | null = null;
  const waiting = new Set<(shop: Shop) => void>();

  function brought(): Promise<Shop> {
    bringing ??= bring().then(
      (arrived) => {
        shop = arrived;
        for (const begin of waiting) begin(arrived);
        waiting.clear();
        return arrived;
      },
      (error: unknown) => {
        bringing = null;
        throw error;
      },
    );
    return bringing;
  }

  const load = async () => (await brought()).load();

  /** Begins now, or as soon as the shop is there; ends either way. */
  function attach(begin: (shop: Shop) => () => void): () => void {
    if (shop) return begin(shop);
    let end = (): void => undefined;
    const later = (arrived: Shop): void => {
      end = begin(arrived);
    };
    waiting.add(later);
    return () => {
      waiting.delete(later);
      end();
    };
  }

  const calls = Object.fromEntries(
    methods.map((method) => [
      method,
      async (...args: unknown[]) => {
        const { api } = await brought();
        // the arguments were checked by the type of the method that this one stands for
        return (api[method] as (...args: unknown[]) => unknown)(...args);
      },
    ]),
  );

  return {
    // one function per method of the client, except `abortReads`
    api: { ...(calls as unknown as ApiClient), abortReads: () => shop?.api.abortReads() },
    load,
    dispatch: dispatchTo(load),
    // an event that cannot be told is let go
    track: (...args) =>
      void brought().then(
        ({ track }) => track(...args),
        () => undefined,
      ),
    state: () => shop?.state() ?? null,
    subscribe: (listener) => attach((arrived) => arrived.subscribe(listener)),
    onEvent: (listener) => attach((arrived) => arrived.onEvent(listener)),
    waitForLogin: async () => (await brought()).waitForLogin(),
    leavePage: async () => shop?.leavePage(),
    releaseWrites: () => shop?.releaseWrites(),
    checkMember: async () => shop?.checkMember(),
  };
}
