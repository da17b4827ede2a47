import type { User } from '@shop/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The member who is logged in. */
export interface UserState {
  data: User | null;
}

export const noUser: UserState = { data: null };

export const userSlice = createSlice({
  name: 'user',
  initialState: noUser,
  reducers: {
    userArrived: (_state, { payload }: PayloadAction<User>): UserState => ({ data: payload }),
    /** Email verify success marks the user as registered member (spec §4). */
    emailVerified: (state) => {
      if (state.data !== null) state.data.is_registered_member = true;
    },
    userForgotten: () => noUser,
  },
});
