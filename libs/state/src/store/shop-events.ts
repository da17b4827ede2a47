import type { RetryLater, ShopSyncThunk } from './shop-thunk.ts';
import type { ShopEvent } from './shop-event.ts';

/** Subscribes to the events of the store; returns the function that unsubscribes. */
export function listenToShop(listener: (event: ShopEvent) => void): ShopSyncThunk<() => void> {
  return (_dispatch, _getState, { events }) => events.listen(listener);
}

/** Sets the function that holds writes while offline. */
export function retryWrites(retryLater: RetryLater): ShopSyncThunk {
  return (_dispatch, _getState, extra) => {
    extra.retryLater = retryLater;
  };
}
