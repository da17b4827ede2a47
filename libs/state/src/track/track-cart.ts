import type { ShopSyncThunk } from '../store/shop-thunk.ts';
import type { TrackDetails, TrackName } from './track-event.ts';
import { itemOfLine } from './track-lines.ts';

/** Reports an event about the current cart; nothing if there is none. */
export function trackCart(name: TrackName, details: TrackDetails = {}): ShopSyncThunk {
  return (_dispatch, getState, { track }) => {
    const { data: cart } = getState().cart;
    if (cart === null) return;
    track(name, {
      ...details,
      value: cart.quote.totals.goods,
      items: cart.detail.products.map((line) => itemOfLine(line)),
    });
  };
}
