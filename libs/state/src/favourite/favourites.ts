import { runTask } from '../tasks/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { favouriteSlice } from './favourite.slice.ts';
import { ApiFailure } from '@shop/api';
import { baseSlice } from '../base/base.slice.ts';
import type { KeyValueStorage } from '../environment/shop-environment.ts';

/** Reads the member's favourites, by one request for all buttons; requests nothing for a guest. */
export function loadFavourites(): ShopThunk<void> {
  return runTask({ kind: 'once', key: 'favourites' }, () => async (dispatch, getState, { api }) => {
    const { auth, favourite } = getState();
    if (!auth.isLogin || favourite.status === 'read') return;
    const { data } = await api.GET('/v1/me/user-lists');
    dispatch(favouriteSlice.actions.favouritesArrived([...new Set(data.flatMap(({ ids }) => ids))]));
  });
}

/**
 * Adds products to the member's favourites or removes them; the flags change at once, and back if it is refused.
 * @throws ApiFailure `user_list.limit_reached`, `product.not_found`: its message is shown (spec §8)
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
          // A list read meanwhile may not contain it yet.
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
/** The time for which a guest's favourite is saved until the login. */
const WISH_MS = 30 * 60_000;

/** A favourite that a guest chose before logging in. */
export interface FavouriteWish {
  id: number;
  /** The message of success. */
  done: string;
  /** The message when there is no response; a refusal has its own message. */
  failed: string;
}

/** Saves a guest's favourite in this window until the login, for 30 minutes at most. */
export function wishFavourite(wish: FavouriteWish): ShopThunk<void> {
  return async (_dispatch, _getState, { environment: { session, now } }) => {
    session.setItem(KEY, JSON.stringify({ ...wish, until: now() + WISH_MS }));
  };
}

/** Adds the favourite chosen before the login, and shows a message on the next page. Never fails. */
export function grantWish(): ShopThunk<void> {
  return async (dispatch, _getState, { environment: { session, now } }) => {
    const wish = takeWish(session, now());
    if (wish === null) return;
    try {
      await dispatch(markFavourite({ ids: [wish.id], isOn: true }));
      dispatch(baseSlice.actions.flashAdded({ kind: 'success', text: wish.done }));
    } catch (error) {
      const texts = error instanceof ApiFailure ? error.message : '';
      dispatch(baseSlice.actions.flashAdded({ kind: 'error', text: texts || wish.failed }));
    }
  };
}

function takeWish(session: KeyValueStorage, at: number): FavouriteWish | null {
  const stored = session.getItem(KEY);
  if (stored === null) return null;
  session.removeItem(KEY);
  // Written only by `wishFavourite`.
  const wish = JSON.parse(stored) as FavouriteWish & { until: number };
  return at < wish.until ? wish : null;
}
