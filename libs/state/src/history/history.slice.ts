import { RECENT_HISTORY_MAX } from '@shop/constants';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A product viewed in this browser; its price is read when it is shown. */
export interface ViewedProduct {
  id: number;
  key: string;
  name: string;
  illustration: string;
}

/** Spec §4 "Current browse history". */
export interface HistoryState {
  /** Newest first. */
  products: ViewedProduct[];
  /** Ids of products requested in this browser, newest first. */
  requested: number[];
}

/** More than shoppers request; localStorage is small. */
const REQUESTED_MAX = 100;

export const emptyHistory: HistoryState = { products: [], requested: [] };

export const historySlice = createSlice({
  name: 'history',
  initialState: emptyHistory,
  reducers: {
    productViewed: (state, { payload }: PayloadAction<ViewedProduct>) => {
      const others = state.products.filter(({ key }) => key !== payload.key);
      state.products = [payload, ...others].slice(0, RECENT_HISTORY_MAX);
    },
    productRequested: (state, { payload }: PayloadAction<number>) => {
      state.requested = [payload, ...state.requested.filter((id) => id !== payload)].slice(0, REQUESTED_MAX);
    },
    requestForgotten: (state, { payload }: PayloadAction<number>) => {
      state.requested = state.requested.filter((id) => id !== payload);
    },
    historyCleared: () => emptyHistory,
  },
});

export const { requestForgotten } = historySlice.actions;
