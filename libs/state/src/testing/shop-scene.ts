import { ApiFailure, type Cart } from '@shop/api';
import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import { makeStore, type AppStore } from '../store/make-store.ts';
import { listenToShop } from '../store/shop-events.ts';
import type { ShopEvent } from '../store/shop-event.ts';
import type { ShopState } from '../store/shop-state.ts';
import { memoryBrowser, memoryEnvironment, type MemoryBrowser } from './memory-environment.ts';

/** The instant at which the tests happen. */
export const NOW = Date.parse('2026-11-20T10:00:00+09:00');

/** A store in a window, an HTTP server whose answers the test writes, and what the frame would receive. */
export interface ShopScene {
  stub: StubServer;
  browser: MemoryBrowser;
  environment: ShopEnvironment;
  store: AppStore;
  events: ShopEvent[];
  /** Lets time go by, in milliseconds. */
  pass(ms: number): void;
  state(): ShopState;
  /** Another window of the same browser. */
  openWindow(): AppStore;
  /** The same window after a reload: what it keeps for its lifetime is still there. */
  reload(): AppStore;
  close(): Promise<void>;
}

/** Sets a scene; nothing is stored but what `browser` brings. */
export async function setScene(browser: MemoryBrowser = memoryBrowser()): Promise<ShopScene> {
  const stub = await startStubServer();
  const events: ShopEvent[] = [];
  const stores: AppStore[] = [];
  let now = NOW;
  const environment = memoryEnvironment(browser, () => now);
  const make = (window: ShopEnvironment): AppStore => {
    const made = makeStore({ baseUrl: stub.baseUrl, environment: window });
    stores.push(made);
    return made;
  };
  const store = make(environment);
  store.dispatch(listenToShop((event) => events.push(event)));
  return {
    stub,
    browser,
    environment,
    store,
    events,
    pass: (ms) => {
      now += ms;
    },
    state: store.getState,
    openWindow: () => make(memoryEnvironment(browser, () => now)),
    reload: () => make(environment),
    close: async () => {
      await Promise.all(stores.map((made) => made.close()));
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
