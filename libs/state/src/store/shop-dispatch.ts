import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { OpenStore } from './open-store.ts';
import type { ShopActions } from './shop-actions.ts';
import type { ShopState } from './shop-state.ts';
import type { ShopExtra } from './shop-thunk.ts';

/** An action that does something, at once or later. */
type AnyThunk<Result> = ThunkAction<Result, ShopState, ShopExtra, UnknownAction>;

/** Asks the store for one of its actions; rejects with ApiFailure. */
export interface ShopDispatch {
  <Result>(choose: (actions: ShopActions) => AnyThunk<Result>): Promise<Awaited<Result>>;
  (choose: (actions: ShopActions) => UnknownAction): Promise<void>;
}

/** Dispatches to a store that is loaded for it. */
export function dispatchTo(load: () => Promise<OpenStore>): ShopDispatch {
  function dispatch<Result>(choose: (actions: ShopActions) => AnyThunk<Result>): Promise<Awaited<Result>>;
  function dispatch(choose: (actions: ShopActions) => UnknownAction): Promise<void>;
  async function dispatch(choose: (actions: ShopActions) => AnyThunk<unknown> | UnknownAction): Promise<unknown> {
    const { store, actions } = await load();
    return store.dispatch(choose(actions));
  }
  return dispatch;
}
