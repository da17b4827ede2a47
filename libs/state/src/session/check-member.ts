import { isOfOtherMember } from '../auth/shown-member.ts';
import { readStoredAccessToken } from '../auth/stored-session.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';

/** Called when the window is shown again: emits `memberChanged` if another tab has logged the shown member out. */
export function checkMember(): ShopThunk<void> {
  return async (_dispatch, getState, { environment: { local }, events, flush }) => {
    // Before the store is rehydrated, no member is shown.
    if (getState().auth.accessToken === null) return;
    await flush();
    const { auth } = getState();
    if (readStoredAccessToken(local) === null || isOfOtherMember(auth, local)) events.emit({ type: 'memberChanged' });
  };
}
