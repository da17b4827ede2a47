import { cartSlice } from '../cart/cart.slice.ts';
import { recallDecision } from '../cart/decision-memory.ts';
import { loadCart } from '../cart/open-cart.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import { checkLogin } from '../session/session.ts';
import { joinTabs } from './join-tabs.ts';
import type { ShopState } from './shop-state.ts';
import type { AppDispatch, ShopExtra } from './shop-thunk.ts';
import { watchMember } from './watch-member.ts';

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
  /** Ends what watches the store. */
  stop: () => void;
}

/** Starts a rehydrated store: the last decision, the cart saved for a payment, the other tabs, the login check and the cart. */
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
  // a cart that cannot be read now is read by the page that needs it
  await dispatch(loadCart({ stale })).catch(() => undefined);
}

/** Reads the member's addresses once, as soon as the cart token exists for somebody who is logged in (spec §4). */
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

/** The address book is for members alone, so its code is no part of what a guest's page loads. */
async function loadAddressesOf({ dispatch, getState }: RehydratedStore): Promise<void> {
  const { loadAddresses } = await import('../address/addresses.ts');
  if (getState().auth.isLogin) await dispatch(loadAddresses());
}
