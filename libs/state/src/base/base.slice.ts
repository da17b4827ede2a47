import type { PlainApiFailure } from '@shop/api';
import type { PublicEnvironment } from '@shop/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShopSettings } from './shop-settings.ts';

export interface Maintenance {
  title: string;
  message: string;
}

/** A call that was refused, and the page on which a change was asked for; null for what only read. */
export interface Refusal extends PlainApiFailure {
  askedOn: string | null;
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
  /** The last refusal (spec §8 "Other responses"). The frame tells it where the page that asked is left. */
  errors: Refusal | null;
  flash: { current: FlashMessage[]; next: FlashMessage[] };
  /** A phone until it is measured. */
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
    /** Each change of page moves the next messages to the current ones (spec §4). */
    flashShifted: (state) => {
      state.flash = { current: state.flash.next, next: [] };
    },
    screenMeasured: (state, { payload }: PayloadAction<ScreenFlags>) => {
      state.screen = payload;
    },
  },
});

export const { environmentArrived, flashAdded, flashShifted, screenMeasured, settingsArrived } = baseSlice.actions;
