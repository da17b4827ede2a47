import type { ApiClient } from '@shop/api';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import type { Track } from '../track/track-event.ts';
import type { ShopEvent } from './shop-event.ts';
import type { ShopState } from './shop-state.ts';
import type { TabMessage } from './join-tabs.ts';

/** Does work again that failed because the line was lost, once it is back; rejects with what cannot be helped by that. */
export type HoldWrite = <T>(work: () => Promise<T>, failure: unknown) => Promise<T>;

/** What thunks work with besides the store. */
export interface ShopExtra {
  api: ApiClient;
  tasks: TaskRunner;
  environment: ShopEnvironment;
  emit: (event: ShopEvent) => void;
  /** Reports a shopping event. */
  track: Track;
  /** Tells the other tabs. */
  tell: (message: TabMessage) => void;
  /** Who keeps choices while the line is lost; nobody until the page has one that tells the reader of it. */
  hold: HoldWrite | null;
  /** Waits until everything persisted is written. */
  flush: () => Promise<void>;
  /** Carts whose shipping was reset because the member's address was gone: that happens once (spec §8). */
  resetCarts: Set<string>;
}

/** An action of the shop: resolves with what it brought, rejects with ApiFailure. */
export type ShopThunk<T> = ThunkAction<Promise<T>, ShopState, ShopExtra, UnknownAction>;
