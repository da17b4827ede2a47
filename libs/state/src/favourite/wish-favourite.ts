import { ApiFailure } from '@shop/api';
import { baseSlice } from '../base/base.slice.ts';
import type { KeyValueStorage } from '../environment/shop-environment.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { markFavourite } from './mark-favourite.ts';

const KEY = 'favourite_wish';
/** How long what a guest wanted to keep waits for his login. */
const WISH_MS = 30 * 60_000;

/** A heart that was pressed by somebody who has to log in first. */
export interface FavouriteWish {
  id: number;
  /** What is said when it is done. */
  done: string;
  /** What is said when no answer came; a refusal has words of its own. */
  failed: string;
}

/** Keeps what a guest wanted until he has logged in, in this window and for as long as a login takes. */
export function wishFavourite(wish: FavouriteWish): ShopThunk<void> {
  return async (_dispatch, _getState, { environment: { session, now } }) => {
    session.setItem(KEY, JSON.stringify({ ...wish, until: now() + WISH_MS }));
  };
}

/** After a login: does what was wanted before it, and leaves a message for the page that follows. Never fails. */
export function grantWish(): ShopThunk<void> {
  return async (dispatch, _getState, { environment: { session, now } }) => {
    const wish = takeWish(session, now());
    if (wish === null) return;
    try {
      await dispatch(markFavourite({ ids: [wish.id], isOn: true }));
      dispatch(baseSlice.actions.flashAdded({ kind: 'success', text: wish.done }));
    } catch (error) {
      const words = error instanceof ApiFailure ? error.message : '';
      dispatch(baseSlice.actions.flashAdded({ kind: 'error', text: words || wish.failed }));
    }
  };
}

function takeWish(session: KeyValueStorage, at: number): FavouriteWish | null {
  const kept = session.getItem(KEY);
  if (kept === null) return null;
  session.removeItem(KEY);
  // Written by `wishFavourite` alone.
  const wish = JSON.parse(kept) as FavouriteWish & { until: number };
  return at < wish.until ? wish : null;
}
