import type { User } from '@shop/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The member who is logged in. */
export interface UserState {
  data: User | null;
  /** The number of unread messages from the shop; null until counted. */
  unreadMessages: number | null;
  /** The points that the member can use; null until counted, and if the shop has none. */
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
    /** A verified address marks the user as a registered member (spec §4). */
    emailVerified: (state) => {
      if (state.data !== null) state.data.is_registered_member = true;
    },
    userForgotten: () => noUser,
  },
});
