import type { AuthResult } from '@shop/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A login that waits for its one-time code. */
export interface PendingSecondFactor {
  userId: string;
  /** Opaque; is sent back with the code. */
  challenge: string;
}

/** Spec §3 "Auth state". */
export interface AuthState {
  isLogin: boolean;
  accessToken: string | null;
  /** Epoch milliseconds. */
  tokenExpiresAt: number | null;
  hasPasswordExpired: boolean;
  hasMailErrorCountOver: boolean;
  mfa: PendingSecondFactor | null;
  isRefreshFailed: boolean;
  isSyncUserChannel: boolean;
  /** Staff is in the shop as the member, for support; cleared on logout (spec §4). */
  isManagerLogin: boolean;
  userId: string | null;
  /** The message that the login form shows before a new attempt; null when there is none. */
  warningMessage: string | null;
}

export const guestAuth: AuthState = {
  isLogin: false,
  accessToken: null,
  tokenExpiresAt: null,
  hasPasswordExpired: false,
  hasMailErrorCountOver: false,
  mfa: null,
  isRefreshFailed: false,
  isSyncUserChannel: false,
  isManagerLogin: false,
  userId: null,
  warningMessage: null,
};

/** The response of a login, a verification or a refresh, with the instant at which it arrived. */
export interface GrantedSession {
  result: AuthResult;
  /** Epoch milliseconds. */
  at: number;
}

/** The session of another tab. */
export type SharedSession = Pick<AuthState, 'accessToken' | 'tokenExpiresAt' | 'userId' | 'isManagerLogin'>;

export const authSlice = createSlice({
  name: 'auth',
  initialState: guestAuth,
  reducers: {
    secondFactorRequested: (
      _state,
      { payload }: PayloadAction<PendingSecondFactor & { isSyncUserChannel: boolean }>,
    ) => ({
      ...guestAuth,
      mfa: { userId: payload.userId, challenge: payload.challenge },
      isSyncUserChannel: payload.isSyncUserChannel,
    }),
    /** Whether the login was that of a member of another channel (spec §3). */
    channelSynced: (state, { payload }: PayloadAction<boolean>) => {
      state.isSyncUserChannel = payload;
    },
    /** Returns to user name and password; the reason, if any, is shown there. */
    secondFactorDropped: (state, { payload }: PayloadAction<string | null>) => {
      state.mfa = null;
      state.isSyncUserChannel = false;
      state.warningMessage = payload;
    },
    sessionGranted: (state, { payload: { result, at } }: PayloadAction<GrantedSession>) => ({
      ...guestAuth,
      isLogin: true,
      isSyncUserChannel: state.isSyncUserChannel,
      accessToken: result.access_token,
      tokenExpiresAt: expiryOf(result, at),
      hasPasswordExpired: result.has_password_expired,
      hasMailErrorCountOver: result.has_mail_error_count_over,
      isManagerLogin: result.is_manager_login === true,
      userId: result.user_id,
    }),
    tokenRefreshed: (state, { payload: { result, at } }: PayloadAction<GrantedSession>) => {
      state.accessToken = result.access_token;
      state.tokenExpiresAt = expiryOf(result, at);
      state.hasPasswordExpired = result.has_password_expired;
      state.hasMailErrorCountOver = result.has_mail_error_count_over;
      state.isManagerLogin = result.is_manager_login === true;
      state.userId = result.user_id;
    },
    sessionShared: (state, { payload }: PayloadAction<SharedSession>) => {
      Object.assign(state, payload, { mfa: null, isRefreshFailed: false });
    },
    loginConfirmed: (state) => {
      state.isLogin = state.accessToken !== null;
    },
    sessionEnded: (_state, { payload }: PayloadAction<{ isRefreshFailed: boolean }>) => ({
      ...guestAuth,
      isRefreshFailed: payload.isRefreshFailed,
    }),
  },
});

export const { secondFactorDropped } = authSlice.actions;

function expiryOf(result: AuthResult, at: number): number | null {
  if (result.expires_in !== null) return at + result.expires_in * 1000;
  return result.expires_at === null ? null : Date.parse(result.expires_at);
}
