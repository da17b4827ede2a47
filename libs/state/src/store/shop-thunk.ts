import type { ApiClient } from '@shop/api';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import type { Track } from '../track/track-event.ts';
import type { createEvents } from './create-events.ts';
import type { TabMessage } from './join-tabs.ts';
import type { ShopEvent } from './shop-event.ts';
import type { ShopState } from './shop-state.ts';

/** Repeats work that failed because the connection was lost, once it is back; rejects with any other failure. */
export type RetryLater = <T>(work: () => Promise<T>, failure: unknown) => Promise<T>;

/** The extra argument of thunks. */
export interface ShopExtra {
  api: ApiClient;
  tasks: TaskRunner;
  environment: ShopEnvironment;
  /** The events that the shell handles. */
  events: ReturnType<typeof createEvents<ShopEvent>>;
  /** Reports a shopping event. */
  track: Track;
  /** Posts a message to the other tabs. */
  postToTabs: (message: TabMessage) => void;
  /** Holds writes while offline; null until the page has set one. */
  retryLater: RetryLater | null;
  /** Rehydrates the store and begins the login check, once. Resolves when the persisted state is restored. */
  start: () => Promise<unknown>;
  /** Waits until everything persisted is written. */
  flush: () => Promise<void>;
  /** Carts whose shipping was reset because the member's address was deleted: once per cart (spec §8). */
  resetCarts: Set<string>;
}

/** Dispatches actions and thunks of the shop. */
export type AppDispatch = ThunkDispatch<ShopState, ShopExtra, UnknownAction>;

/** A thunk that returns at once. */
export type ShopSyncThunk<T = void> = ThunkAction<T, ShopState, ShopExtra, UnknownAction>;

/** A thunk that resolves with its result and rejects with ApiFailure. */
export type ShopThunk<T> = ShopSyncThunk<Promise<T>>;
