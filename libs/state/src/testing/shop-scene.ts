import { ApiFailure, type Cart } from '@shop/api';
import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import { makeStore, type AppStore } from '../store/make-store.ts';
import { listenToShop } from '../store/shop-events.ts';
import type { ShopEvent } from '../store/shop-event.ts';
import type { ShopState } from '../store/shop-state.ts';
import { memoryBrowser, memoryEnvironment, type MemoryBrowser } from './memory-environment.ts';

/** The current time in the tests. */
export const NOW = Date.parse('2026-11-20T10:00:00+09:00');

/** A store in a window, an HTTP server with responses set by the test, and the events that the frame would receive. */
export interface ShopScene {
  stub: StubServer;
  browser: MemoryBrowser;
  environment: ShopEnvironment;
  store: AppStore;
  events: ShopEvent[];
  /** Advances the clock, in milliseconds. */
  pass(ms: number): void;
  state(): ShopState;
  /** Another window of the same browser. */
  openWindow(): AppStore;
  /** The same window after a reload, with its session storage. */
  reload(): AppStore;
  close(): Promise<void>;
}

/** Returns a scene; its storage is that of `browser`. */
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

/** The example cart of the API contract. */
export function sampleCart(change: Partial<Cart> = {}): Cart {
  return { ...contractExample('Cart'), ...change };
}

/** Stores the session of a member in the browser, valid for 15 minutes. */
export function rememberMember(browser: MemoryBrowser, accessToken = 'stored'): void {
  const session = { accessToken, tokenExpiresAt: NOW + 900_000, userId: 'usr_sample' };
  browser.local.set('shop_session', JSON.stringify(session));
}

/** The error that a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof ApiFailure) return failure;
  throw new Error('the call did not fail with an ApiFailure', { cause: failure });
}
