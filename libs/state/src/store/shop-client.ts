import { createApiClient, type ApiClient, type AccessToken, type SessionLoss } from '@shop/api';
import { authSlice, type AuthState } from '../auth/auth.slice.ts';
import { isOfOtherMember, shownMember } from '../auth/shown-member.ts';
import { readStoredAccessToken } from '../auth/stored-session.ts';
import { baseSlice } from '../base/base.slice.ts';
import { captchaTokenFor } from '../environment/captcha-actions.ts';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import { progressSlice } from '../progress/progress.slice.ts';
import type { ShopEvent } from './shop-event.ts';
import type { AppDispatch } from './shop-thunk.ts';

interface ClientParts {
  baseUrl: string;
  environment: ShopEnvironment;
  emit: (event: ShopEvent) => void;
  /** The session; null until it is rehydrated. */
  getAuth: () => AuthState | null;
  /** Dispatches once the store is rehydrated. */
  dispatch: (action: Parameters<AppDispatch>[0]) => void;
}

/** Makes the API client of a store: sends the access token of the session and reports a lost session. */
export function createShopClient({ baseUrl, environment, emit, getAuth, dispatch }: ClientParts): ApiClient {
  const { local, now, captcha } = environment;
  const isReplaced = () => isOfOtherMember(getAuth(), local);
  // A lost session of a previous member does not end that of the current one.
  async function lose(loss: SessionLoss): Promise<void> {
    if (isReplaced()) return emit({ type: 'memberChanged' });
    const { loseSession } = await import('../session/session.ts');
    dispatch(loseSession(loss));
  }
  return createApiClient({
    baseUrl,
    now,
    getMember: () => shownMember(getAuth(), local),
    getToken: () => newerAccessToken(getAuth(), environment),
    onRefreshed: (result) => dispatch(authSlice.actions.tokenRefreshed({ result, at: now() })),
    onMemberChanged: () => void lose('refused'),
    onSessionLost: (loss) => void lose(loss),
    captchaToken: (path) => captchaTokenFor(path, captcha()),
    onMaintenance: (maintenance) => {
      dispatch(baseSlice.actions.maintenanceBegan(maintenance));
      emit({ type: 'maintenance' });
    },
    onChannelInvalid: () => {
      dispatch(progressSlice.actions.channelInvalid());
      emit({ type: 'channelInvalid' });
    },
  });
}

/** Returns the access token of the store, or the stored one if another tab refreshed it; never another member's. */
function newerAccessToken(auth: AuthState | null, { local }: ShopEnvironment): AccessToken | null {
  const stored = readStoredAccessToken(local);
  if (auth === null) return stored;
  const { accessToken, tokenExpiresAt, userId } = auth;
  if (accessToken === null || tokenExpiresAt === null) return null;
  const isRenewed = stored !== null && stored.userId === userId && stored.expiresAt > tokenExpiresAt;
  return isRenewed ? stored : { accessToken, expiresAt: tokenExpiresAt };
}
