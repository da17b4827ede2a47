import type { HoldWrite, ShopSyncThunk } from './shop-thunk.ts';
import type { ShopEvent } from './shop-event.ts';

/** Listens to the events of the store; returns the function that ends it. */
export function listenToShop(listener: (event: ShopEvent) => void): ShopSyncThunk<() => void> {
  return (_dispatch, _getState, { events }) => events.listen(listener);
}

/** Choices that a lost connection stops are held by `hold` from here on. */
export function holdWrites(hold: HoldWrite): ShopSyncThunk {
  return (_dispatch, _getState, extra) => {
    extra.hold = hold;
  };
}
