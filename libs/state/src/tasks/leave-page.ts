import { WAITS } from '@shop/constants';
import type { ShopSyncThunk, ShopThunk } from '../store/shop-thunk.ts';
import { waitUntil } from './wait-until.ts';

/** Called before another page is shown: cancels pending reads and waits up to 5 s for writes (spec §2, §9). */
export function leavePage(): ShopThunk<void> {
  return async (_dispatch, getState, { api, tasks }) => {
    api.abortReads();
    // Writes held while offline are sent when the connection is back, on any page.
    await waitUntil(() => tasks.pendingWrites() === 0 || getState().progress.line.isAway, WAITS.pendingTasks);
  };
}

/** Called when the window is closed or hidden: sends queued writes at once. */
export function releaseWrites(): ShopSyncThunk {
  return (_dispatch, _getState, { tasks }) => tasks.release();
}
