import type { ApiClient } from '@shop/api';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { addressSlice } from '../address/address.slice.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { readStoredBearer, SESSION_KEY } from '../auth/stored-session.ts';
import { baseSlice, type BaseState } from '../base/base.slice.ts';
import { cartSlice } from '../cart/cart.slice.ts';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import { favouriteSlice } from '../favourite/favourite.slice.ts';
import { historySlice } from '../history/history.slice.ts';
import { progressSlice } from '../progress/progress.slice.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import type { Track } from '../track/track-event.ts';
import { userSlice } from '../user/user.slice.ts';
import { joinTabs } from './join-tabs.ts';
import { watchMember } from './watch-member.ts';
import { cartTokenEngine, dividedEngine, jsonEngine, persisted, sessionEngine } from './persistence.ts';
import type { ShopEvent } from './shop-event.ts';
import type { ShopExtra } from './shop-thunk.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { loadAddresses } from '../address/addresses.ts';
import type { ShopState } from './shop-state.ts';

interface WatchedStore {
  getState: () => ShopState;
  dispatch: ThunkDispatch<ShopState, ShopExtra, UnknownAction>;
  subscribe: (listener: () => void) => () => void;
}

/** A login that waits for its code, and whose member it is of, end with the window. */
const OF_WINDOW = ['mfa', 'isSyncUserChannel'] as const;

/** What a store is made of. */
export interface StoreParts {
  api: ApiClient;
  tasks: TaskRunner;
  environment: ShopEnvironment;
  emit: (event: ShopEvent) => void;
  track: Track;
  base?: Partial<BaseState>;
}

/**
 * Makes the store of a browser page and waits for what is persisted: session and recent history (storage), cart token
 * (cookie), and a second factor that is waited for, which ends with the window. The server renders for guests and has
 * no store.
 */
export async function makeStore({ api, tasks, environment, emit, track, base }: StoreParts) {
  const tabs = environment.openChannel();
  const extra: ShopExtra = {
    api,
    tasks,
    environment,
    emit,
    track,
    hold: null,
    tell: (message) => tabs?.postMessage(message),
    flush: async () => {
      await persistor.flush();
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
          sessionEngine(local, () => readStoredBearer(environment.local)?.accessToken ?? null),
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
    preloadedState: base === undefined ? {} : { base: { ...baseSlice.getInitialState(), ...base } },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        immutableCheck: false,
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }),
    devTools: false,
  });
  const { promise: rehydrated, resolve } = Promise.withResolvers<void>();
  const persistor = persistStore(store, null, () => resolve());
  await rehydrated;
  const unwatch = watchAddresses(store);
  const shown = watchMember(store, environment.session, emit);
  if (tabs !== null) joinTabs(tabs, store, { emit, shownMember: shown.current });
  return Object.assign(store, {
    flush: extra.flush,
    close: () => {
      unwatch();
      shown.unwatch();
      persistor.pause();
      tabs?.close();
    },
  });
}

/** The store of the shop. */
export type ShopStore = Awaited<ReturnType<typeof makeStore>>;

/** Reads the member's addresses once, as soon as the cart token exists for somebody who is logged in (spec §4). */
function watchAddresses(store: WatchedStore): () => void {
  let askedFor: string | null = null;
  return store.subscribe(() => {
    const { auth, cart, address } = store.getState();
    if (!auth.isLogin) askedFor = null;
    if (!auth.isLogin || cart.token === null || address.status === 'read' || askedFor === auth.userId) return;
    askedFor = auth.userId;
    store.dispatch(loadAddresses()).catch(() => undefined);
  });
}
