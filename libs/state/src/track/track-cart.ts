import type { Cart } from '@shop/api';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ShopState } from '../store/shop-state.ts';
import type { ShopExtra } from '../store/shop-thunk.ts';
import type { TrackDetails, TrackName } from './track-event.ts';
import { itemOfLine } from './track-items.ts';

/** Reports an event about the whole cart. */
export function trackCart(name: TrackName, cart: Cart, details: TrackDetails): ThunkAction<void, ShopState, ShopExtra, UnknownAction> {
  return (_dispatch, _getState, { track }) => {
    track(name, { ...details, value: cart.quote.totals.goods, items: cart.detail.products.map((line) => itemOfLine(line)) });
  };
}
