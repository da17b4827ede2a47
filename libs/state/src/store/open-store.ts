import { cartSlice } from '../cart/cart.slice.ts';
import { recallDecision } from '../cart/decision-memory.ts';
import { makeStore, type ShopStore, type StoreParts } from './make-store.ts';
import { shopActions, type ShopActions } from './shop-actions.ts';

/** A store with the actions it understands. */
export interface OpenStore {
  store: ShopStore;
  actions: ShopActions;
  /** The login check and the first reading of the basket are over. */
  started: Promise<void>;
}

/** Makes the store and starts it: the decision sent last, the cart kept for a payment, the login check, the basket of the stored token. */
export async function openStore(parts: StoreParts): Promise<OpenStore> {
  const store = await makeStore(parts);
  store.dispatch(cartSlice.actions.decisionNoted(recallDecision(parts.environment)));
  store.dispatch(shopActions.restoreCart());
  return { store, actions: shopActions, started: start(store) };
}

async function start({ dispatch, getState }: ShopStore): Promise<void> {
  const stale = getState().cart.data;
  await dispatch(shopActions.checkLogin());
  // a basket that cannot be read now is read by the page that needs it
  await dispatch(shopActions.loadCart({ stale })).catch(() => undefined);
}
