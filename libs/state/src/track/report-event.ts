import type { ShopSyncThunk } from '../store/shop-thunk.ts';
import type { TrackDetails, TrackName } from './track-event.ts';

/** Reports a shopping event to the data layer and to the server. */
export function reportEvent(name: TrackName, details: TrackDetails): ShopSyncThunk {
  return (_dispatch, _getState, { track }) => track(name, details);
}
