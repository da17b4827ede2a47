import type { PlainApiFailure } from '@shop/api';
import type { PublicEnvironment } from '@shop/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShopSettings } from './shop-settings.ts';

export interface Maintenance {
  title: string;
  message: string;
}

/** A refused request, and the page that requested the change; null for requests that only read. */
export interface Refusal extends PlainApiFailure {
  page: string | null;
}

export interface FlashMessage {
  kind: 'success' | 'info' | 'error';
  text: string;
}

export interface ScreenFlags {
  phone: boolean;
  tablet: boolean;
  desktop: boolean;
}

/** Spec §3 "Base state". */
export interface BaseState {
  maintenance: Maintenance | null;
  settings: ShopSettings | null;
  site: ShopSettings['SITE'] | null;
  env: PublicEnvironment | null;
  /** The last refusal (spec §8 "Other responses"); the shell shows it if the shopper has left the requesting page. */
  errors: Refusal | null;
  flash: { current: FlashMessage[]; next: FlashMessage[] };
  /** Phone until the screen is measured. */
  screen: ScreenFlags;
}

export const initialBase: BaseState = {
  maintenance: null,
  settings: null,
  site: null,
  env: null,
  errors: null,
  flash: { current: [], next: [] },
  screen: { phone: true, tablet: false, desktop: false },
};

export const baseSlice = createSlice({
  name: 'base',
  initialState: initialBase,
  reducers: {
    settingsArrived: (state, { payload }: PayloadAction<ShopSettings>) => {
      state.settings = payload;
      state.site = payload.SITE;
    },
    environmentArrived: (state, { payload }: PayloadAction<PublicEnvironment>) => {
      state.env = payload;
    },
    maintenanceBegan: (state, { payload }: PayloadAction<Maintenance>) => {
      state.maintenance = payload;
    },
    callRefused: (state, { payload }: PayloadAction<Refusal>) => {
      state.errors = payload;
    },
    flashAdded: (state, { payload }: PayloadAction<FlashMessage>) => {
      state.flash.next.push(payload);
    },
    /** Called on each navigation: the next messages become the current ones (spec §4). */
    flashShifted: (state) => {
      state.flash = { current: state.flash.next, next: [] };
    },
    screenMeasured: (state, { payload }: PayloadAction<ScreenFlags>) => {
      state.screen = payload;
    },
  },
});

export const { environmentArrived, flashAdded, flashShifted, screenMeasured, settingsArrived } = baseSlice.actions;
