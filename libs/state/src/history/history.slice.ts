import { RECENT_HISTORY_MAX } from '@shop/constants';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A product seen in this browser; what it costs now is read when it is shown. */
export interface SeenProduct {
  id: number;
  key: string;
  name: string;
  illustration: string;
}

/** Spec §4 "Current browse history". */
export interface HistoryState {
  /** Newest first. */
  products: SeenProduct[];
}

export const emptyHistory: HistoryState = { products: [] };

export const historySlice = createSlice({
  name: 'history',
  initialState: emptyHistory,
  reducers: {
    productViewed: (state, { payload }: PayloadAction<SeenProduct>) => {
      const others = state.products.filter(({ key }) => key !== payload.key);
      state.products = [payload, ...others].slice(0, RECENT_HISTORY_MAX);
    },
    historyCleared: () => emptyHistory,
  },
});
