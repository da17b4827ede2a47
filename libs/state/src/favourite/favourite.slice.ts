import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which products are favourites of the member; a guest has none. */
export interface FavouriteState {
  status: 'unread' | 'read';
  ids: number[];
}

const unread: FavouriteState = { status: 'unread', ids: [] };

export const favouriteSlice = createSlice({
  name: 'favourite',
  initialState: unread,
  reducers: {
    favouritesArrived: (_state, { payload }: PayloadAction<number[]>): FavouriteState => ({
      status: 'read',
      ids: payload,
    }),
    /** The flag of a product toggles (spec §4). */
    favouriteMarked: (state, { payload: { id, isOn } }: PayloadAction<{ id: number; isOn: boolean }>) => {
      state.ids = state.ids.filter((known) => known !== id);
      if (isOn) state.ids.unshift(id);
    },
    favouritesForgotten: () => unread,
  },
});
