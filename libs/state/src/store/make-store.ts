import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, type Persistor } from 'redux-persist';
import { addressSlice } from '../address/address.slice.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { readStoredAccessToken, SESSION_KEY } from '../auth/stored-session.ts';
import { baseSlice } from '../base/base.slice.ts';
import { cartSlice } from '../cart/cart.slice.ts';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import { favouriteSlice } from '../favourite/favourite.slice.ts';
import { historySlice } from '../history/history.slice.ts';
import { progressSlice } from '../progress/progress.slice.ts';
import { createTaskRunner } from '../tasks/task-runner.ts';
import { createTrack } from '../track/create-track.ts';
import { userSlice } from '../user/user.slice.ts';
import { createEvents } from './create-events.ts';
import { cartTokenEngine, dividedEngine, jsonEngine, persisted, sessionEngine } from './persistence.ts';
import { createShopClient } from './shop-client.ts';
import type { ShopEvent } from './shop-event.ts';
import type { ShopExtra } from './shop-thunk.ts';
import type { StartedStore } from './start-store.ts';

/** Fields in sessionStorage: a login that waits for its one-time code ends with the window. */
const OF_WINDOW = ['mfa', 'isSyncUserChannel'] as const;

/** The dependencies of a store. */
export interface StoreParts {
  /** The URL before /v1; empty in the browser, unless the environment has another. */
  baseUrl: string;
  environment: ShopEnvironment;
}

/**
 * Makes the store with the state of a guest, which the server renders and the browser hydrates. `start` rehydrates the
 * persisted state: session and recent history (storage), the cart token (cookie), and a pending second factor.
 */
export function makeStore({ baseUrl, environment }: StoreParts) {
  const events = createEvents<ShopEvent>();
  const api = createShopClient({
    baseUrl,
    environment,
    emit: events.emit,
    getAuth: () => (persistor?.getState().bootstrapped ? store.getState().auth : null),
    dispatch: (action) => void extra.start().then(() => store.dispatch(action)),
  });
  let persistor: Persistor | null = null;
  let tabs: BroadcastChannel | null = null;
  let starting: Promise<StartedStore> | undefined;
  const extra: ShopExtra = {
    api,
    events,
    environment,
    tasks: createTaskRunner(),
    track: createTrack(api, environment.dataLayer),
    retryLater: null,
    postToTabs: (message) => tabs?.postMessage(message),
    start: () => start(),
    flush: async () => {
      await persistor?.flush();
    },
    resetCarts: new Set(),
  };
  const local = jsonEngine(environment.local);
  const store = configureStore({
    reducer: combineReducers({
      auth: persisted(
        SESSION_KEY,
        ['accessToken', 'tokenExpiresAt', 'userId', 'isManagerLogin', ...OF_WINDOW],
        dividedEngine(
          sessionEngine(local, () => readStoredAccessToken(environment.local)?.accessToken ?? null),
          jsonEngine(environment.session),
          OF_WINDOW,
        ),
        authSlice.reducer,
      ),
      cart: persisted('cart', ['token'], cartTokenEngine(environment.cookies), cartSlice.reducer),
      base: baseSlice.reducer,
      history: persisted('shop_history', ['products', 'requested'], local, historySlice.reducer),
      address: addressSlice.reducer,
      favourite: favouriteSlice.reducer,
      user: userSlice.reducer,
      progress: progressSlice.reducer,
    }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        immutableCheck: false,
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }),
    devTools: false,
  });

  async function begin(): Promise<StartedStore> {
    tabs = environment.openChannel();
    const { persistStore, startStore } = await import('./start-store.ts');
    await new Promise<void>((resolve) => {
      persistor = persistStore(store, null, resolve);
    });
    return startStore(store, { environment, events, tabs });
  }
  /** Rehydrates once, however often it is called. `started` resolves when the login is checked and the cart is read. */
  const start = () => (starting ??= begin());

  return Object.assign(store, {
    api,
    start,
    flush: extra.flush,
    close: async () => {
      (await starting)?.stop();
      persistor?.pause();
      tabs?.close();
    },
  });
}

/** The store with the API client of its thunks. */
export type AppStore = ReturnType<typeof makeStore>;
