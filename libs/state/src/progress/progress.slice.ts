import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authSlice } from '../auth/auth.slice.ts';

/** The state of pending work. */
export interface ProgressState {
  /** Whether the login check has a result. */
  isLoginChecked: boolean;
  isChannelInvalid: boolean;
  /** Whether the member has logged out, here or in another tab: a refused request is then no lost session. */
  isLoggedOut: boolean;
  /** By line key, the requested quantity while writes are pending; null when the line is being removed. */
  pendingLines: Record<string, { quantity: number | null; writes: number }>;
  /** Whether a write waits for the connection, and how often one has waited. */
  line: { isAway: boolean; losses: number };
}

export const nothingPending: ProgressState = {
  isLoginChecked: false,
  isChannelInvalid: false,
  isLoggedOut: false,
  pendingLines: {},
  line: { isAway: false, losses: 0 },
};

export const progressSlice = createSlice({
  name: 'progress',
  initialState: nothingPending,
  reducers: {
    loginChecked: (state) => {
      state.isLoginChecked = true;
    },
    channelInvalid: (state) => {
      state.isChannelInvalid = true;
    },
    logoutBegan: (state) => {
      state.isLoggedOut = true;
    },
    lineLost: ({ line }) => {
      line.isAway = true;
      line.losses += 1;
    },
    lineBack: ({ line }) => {
      line.isAway = false;
    },
    lineWriteStarted: (state, { payload }: PayloadAction<{ lineKey: string; quantity: number | null }>) => {
      const { lineKey, quantity } = payload;
      state.pendingLines[lineKey] = { quantity, writes: (state.pendingLines[lineKey]?.writes ?? 0) + 1 };
    },
    lineWriteEnded: (state, { payload: lineKey }: PayloadAction<string>) => {
      const pending = state.pendingLines[lineKey];
      if (pending === undefined) return;
      if (pending.writes > 1) pending.writes -= 1;
      else delete state.pendingLines[lineKey];
    },
  },
  extraReducers: (builder) => {
    const back = (state: ProgressState) => {
      state.isLoggedOut = false;
    };
    builder.addCase(authSlice.actions.sessionGranted, back).addCase(authSlice.actions.sessionShared, back);
  },
});
