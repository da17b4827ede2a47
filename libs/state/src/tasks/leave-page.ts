import { WAITS } from '@shop/constants';
import type { ShopSyncThunk, ShopThunk } from '../store/shop-thunk.ts';
import { waitUntil } from './wait-until.ts';

/** Called before another page is shown: cancels pending reads and waits up to 5 s for writes (spec §2, §9). */
export function leavePage(): ShopThunk<void> {
  return async (_dispatch, getState, { api, tasks }) => {
    api.abortReads();
    // What waits for the connection is written when it is back, on whatever page.
    await waitUntil(() => tasks.pendingWrites() === 0 || getState().progress.line.isAway, WAITS.pendingTasks);
  };
}

/** Called when the window goes away: writes that wait leave at once. */
export function releaseWrites(): ShopSyncThunk {
  return (_dispatch, _getState, { tasks }) => tasks.release();
}
