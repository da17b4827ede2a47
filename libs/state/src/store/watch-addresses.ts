import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { loadAddresses } from '../address/addresses.ts';
import type { ShopState } from './shop-state.ts';
import type { ShopExtra } from './shop-thunk.ts';

interface WatchedStore {
  getState: () => ShopState;
  dispatch: ThunkDispatch<ShopState, ShopExtra, UnknownAction>;
  subscribe: (listener: () => void) => () => void;
}

/** Reads the member's addresses once, as soon as the cart token exists for somebody who is logged in (spec §4). */
export function watchAddresses(store: WatchedStore): () => void {
  let askedFor: string | null = null;
  return store.subscribe(() => {
    const { auth, cart, address } = store.getState();
    if (!auth.isLogin) askedFor = null;
    if (!auth.isLogin || cart.token === null || address.status === 'read' || askedFor === auth.userId) return;
    askedFor = auth.userId;
    store.dispatch(loadAddresses()).catch(() => undefined);
  });
}
