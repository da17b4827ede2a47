import { runTask } from '../tasks/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { favouriteSlice } from './favourite.slice.ts';
import { ApiFailure } from '@shop/api';
import { baseSlice } from '../base/base.slice.ts';
import type { KeyValueStorage } from '../environment/shop-environment.ts';

/** Reads which products the member keeps: one call for all hearts, however many ask for it. Nothing is asked for a guest. */
export function loadFavourites(): ShopThunk<void> {
  return runTask({ kind: 'once', key: 'favourites' }, () => async (dispatch, getState, { api }) => {
    const { auth, favourite } = getState();
    if (!auth.isLogin || favourite.status === 'read') return;
    const { data } = await api.GET('/v1/me/user-lists');
    dispatch(favouriteSlice.actions.favouritesArrived([...new Set(data.flatMap(({ ids }) => ids))]));
  });
}

/**
 * Puts products on the member's favourites or takes them off; their flags toggle at once, and back when it is refused.
 * @throws ApiFailure `user_list.limit_reached`, `product.not_found`: its words are to be shown (spec §8)
 */
export function markFavourite({ ids, isOn }: { ids: number[]; isOn: boolean }): ShopThunk<void> {
  return async (dispatch) => {
    const mark = (as: boolean) => {
      for (const id of ids) dispatch(favouriteSlice.actions.favouriteMarked({ id, isOn: as }));
    };
    mark(isOn);
    await dispatch(
      runTask({ kind: 'queue', lane: 'favourites' }, () => async (_dispatch, _getState, { api }) => {
        try {
          await api.PATCH(isOn ? '/v1/me/user-lists/attach' : '/v1/me/user-lists/detach', {
            body: { table: 'products', ids },
          });
          // A list that was read meanwhile may not have known it yet.
          mark(isOn);
        } catch (error) {
          mark(!isOn);
          throw error;
        }
      }),
    );
  };
}

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
