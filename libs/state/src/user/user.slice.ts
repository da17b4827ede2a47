import type { User } from '@shop/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The member who is logged in. */
export interface UserState {
  data: User | null;
  /** Messages of the shop that wait to be read; null until they were counted. */
  unreadMessages: number | null;
  /** Points that the member can spend; null until they were counted, and where the shop has none. */
  points: number | null;
}

export const noUser: UserState = { data: null, unreadMessages: null, points: null };

export const userSlice = createSlice({
  name: 'user',
  initialState: noUser,
  reducers: {
    userArrived: (state, { payload }: PayloadAction<User>) => {
      state.data = payload;
    },
    unreadCounted: (state, { payload }: PayloadAction<number>) => {
      state.unreadMessages = payload;
    },
    pointsCounted: (state, { payload }: PayloadAction<number>) => {
      state.points = payload;
    },
    /** Email verify success marks the user as registered member (spec §4). */
    emailVerified: (state) => {
      if (state.data !== null) state.data.is_registered_member = true;
    },
    userForgotten: () => noUser,
  },
});
