import { describe, expect, it, vi } from 'vitest';
import type { Shop } from './create-shop.ts';
import { laterShop } from './later-shop.ts';

/** A shop that notes what reaches it; the real one is tested beside its own code. */
function recordingShop() {
  const listeners = new Set<() => void>();
  const asked: unknown[] = [];
  const shop = {
    api: { GET: async (...args: unknown[]) => asked.push(args), abortReads: () => asked.push('abort') },
    load: async () => ({
      store: { dispatch: async (action: unknown) => asked.push(action) },
      actions: { loadCart: () => 'loadCart' },
    }),
    state: () => null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leavePage: async () => void asked.push('leave'),
  };
  return { shop: shop as unknown as Shop, asked, tell: () => listeners.forEach((listener) => listener()) };
}

describe('a shop that comes later', () => {
  it('brings nothing for what a guest sees', async () => {
    const bring = vi.fn<() => Promise<Shop>>();
    const shop = laterShop(bring);
    expect(shop.state()).toBeNull();
    shop.subscribe(() => undefined);
    shop.releaseWrites();
    shop.api.abortReads();
    await shop.leavePage();
    expect(bring).not.toHaveBeenCalled();
  });

  it('brings the shop once, whatever is asked at the same time', async () => {
    const { shop: real, asked } = recordingShop();
    const bring = vi.fn(async () => real);
    const shop = laterShop(bring);
    await Promise.all([shop.api.GET('/public.json'), shop.dispatch((actions) => actions.loadCart())]);
    expect(bring).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([['/public.json'], 'loadCart']);
  });

  it('tells listeners that came before the shop', async () => {
    const { shop: real, tell } = recordingShop();
    const shop = laterShop(async () => real);
    const heard = vi.fn();
    const end = shop.subscribe(heard);
    await shop.dispatch((actions) => actions.loadCart());
    tell();
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    tell();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tries again after its code could not be fetched', async () => {
    const { shop: real } = recordingShop();
    const bring = vi.fn<() => Promise<Shop>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(real);
    const shop = laterShop(bring);
    await expect(shop.dispatch((actions) => actions.loadCart())).rejects.toThrow('offline');
    await expect(shop.dispatch((actions) => actions.loadCart())).resolves.toBeDefined();
  });
});
