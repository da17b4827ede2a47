import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ShopState } from './shop-state.ts';
import type { HoldWrite, ShopExtra } from './shop-thunk.ts';

/** From here on choices that the lost line stopped are kept by `hold` and written when it is back. */
export function holdWrites(hold: HoldWrite): ThunkAction<void, ShopState, ShopExtra, UnknownAction> {
  return (_dispatch, _getState, extra) => {
    extra.hold = hold;
  };
}
