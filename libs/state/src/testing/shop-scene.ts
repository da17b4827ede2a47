import { ApiFailure, type Cart } from '@shop/api';
import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import { createShop, type Shop } from '../shop/create-shop.ts';
import { openStore } from '../store/open-store.ts';
import type { ShopEvent } from '../store/shop-event.ts';
import type { ShopState } from '../store/shop-state.ts';
import { memoryBrowser, memoryEnvironment, type MemoryBrowser } from './memory-environment.ts';

/** The instant at which the tests happen. */
export const NOW = Date.parse('2026-11-20T10:00:00+09:00');

/** A shop in a window, an HTTP server whose answers the test writes, and what the shell would hear. */
export interface ShopScene {
  stub: StubServer;
  browser: MemoryBrowser;
  environment: ShopEnvironment;
  shop: Shop;
  events: ShopEvent[];
  /** Lets time go by, in milliseconds. */
  pass(ms: number): void;
  /** The state once the store is there and the start has settled. */
  state(): ShopState;
  /** Another window of the same browser. */
  openWindow(): Shop;
  /** The same window after a reload: what it keeps for its lifetime is still there. */
  reload(): Shop;
  close(): Promise<void>;
}

/** Sets a scene; nothing is stored but what `browser` brings. */
export async function setScene(browser: MemoryBrowser = memoryBrowser()): Promise<ShopScene> {
  const stub = await startStubServer();
  const events: ShopEvent[] = [];
  const shops: Shop[] = [];
  let now = NOW;
  const environment = memoryEnvironment(browser, () => now);
  const make = (window: ShopEnvironment): Shop => {
    const made = createShop({ baseUrl: stub.baseUrl, environment: window, open: openStore });
    shops.push(made);
    return made;
  };
  const shop = make(environment);
  shop.onEvent((event) => events.push(event));
  return {
    stub,
    browser,
    environment,
    shop,
    events,
    pass: (ms) => {
      now += ms;
    },
    state: () => {
      const state = shop.state();
      if (state === null) throw new Error('the store is not loaded');
      return state;
    },
    openWindow: () => make(memoryEnvironment(browser, () => now)),
    reload: () => make(environment),
    close: async () => {
      await Promise.all(shops.map(async (made) => made.state() !== null && (await made.load()).store.close()));
      await stub.close();
    },
  };
}

/** A cart as the contract shows one. */
export function sampleCart(change: Partial<Cart> = {}): Cart {
  return { ...contractExample('Cart'), ...change };
}

/** Puts the session of a member into the browser, good for 15 minutes. */
export function rememberMember(browser: MemoryBrowser, accessToken = 'stored'): void {
  const session = { accessToken, tokenExpiresAt: NOW + 900_000, userId: 'usr_sample' };
  browser.local.set('shop_session', JSON.stringify(session));
}

/** The failure that a call ends with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof ApiFailure) return failure;
  throw new Error('the call did not fail with an ApiFailure', { cause: failure });
}
