import { cartSlice } from '../cart/cart.slice.ts';
import { recallDecision } from '../cart/decision-memory.ts';
import { loadCart } from '../cart/open-cart.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import { checkLogin } from '../session/session.ts';
import { joinTabs } from './join-tabs.ts';
import type { ShopState } from './shop-state.ts';
import type { AppDispatch, ShopExtra } from './shop-thunk.ts';
import { watchMember } from './watch-member.ts';

/** Exported from here, since an `import()` of the library would add all of its exports to the first load. */
export { persistStore } from 'redux-persist';

interface RehydratedStore {
  getState: () => ShopState;
  dispatch: AppDispatch;
  subscribe: (listener: () => void) => () => void;
}

interface StartParts extends Pick<ShopExtra, 'environment' | 'events'> {
  tabs: BroadcastChannel | null;
}

/** A store that is rehydrated. */
export interface StartedStore {
  /** The login is checked and the cart is read. */
  started: Promise<void>;
  /** Unsubscribes from the store. */
  stop: () => void;
}

/** Starts a rehydrated store: restores the saved cart, joins the other tabs, checks the login and reads the cart. */
export function startStore(store: RehydratedStore, { environment, events, tabs }: StartParts): StartedStore {
  const unwatch = watchAddresses(store);
  const shown = watchMember(store, environment.session, events.emit);
  if (tabs !== null) joinTabs(tabs, store, { emit: events.emit, shownMember: shown.current });
  store.dispatch(cartSlice.actions.decisionNoted(recallDecision(environment)));
  store.dispatch(restoreCart());
  return {
    started: checkLoginAndCart(store),
    stop: () => {
      unwatch();
      shown.unwatch();
    },
  };
}

async function checkLoginAndCart({ dispatch, getState }: RehydratedStore): Promise<void> {
  const stale = getState().cart.data;
  await dispatch(checkLogin());
  // If reading fails, the page that needs the cart reads it.
  await dispatch(loadCart({ stale })).catch(() => undefined);
}

/** Reads a member's addresses once, as soon as the member is logged in and the cart token exists (spec §4). */
function watchAddresses(store: RehydratedStore): () => void {
  let readFor: string | null = null;
  return store.subscribe(() => {
    const { auth, cart, address } = store.getState();
    if (!auth.isLogin) readFor = null;
    if (!auth.isLogin || cart.token === null || address.status === 'read' || readFor === auth.userId) return;
    readFor = auth.userId;
    loadAddressesOf(store).catch(() => undefined);
  });
}

/** The address book is only for members, so guests do not load its code. */
async function loadAddressesOf({ dispatch, getState }: RehydratedStore): Promise<void> {
  const { loadAddresses } = await import('../address/addresses.ts');
  if (getState().auth.isLogin) await dispatch(loadAddresses());
}
