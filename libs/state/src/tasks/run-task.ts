import { ApiFailure } from '@shop/api';
import { baseSlice } from '../base/base.slice.ts';
import type { Strategy } from './task-runner.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';

/**
 * Runs a thunk with its strategy, once the store is rehydrated. A refusal other than 401 and 503 is saved in the base
 * errors, with the page of a queued change, and rethrown; network faults and timeouts are only rethrown (spec §8).
 */
export function runTask<T>(strategy: Strategy, work: (signal: AbortSignal) => ShopThunk<T>): ShopThunk<T> {
  return async (dispatch, _getState, { tasks, environment, start }) => {
    const page = strategy.kind === 'queue' ? environment.page() : null;
    try {
      return await tasks.run(strategy, async (signal) => {
        await start();
        return dispatch(work(signal));
      });
    } catch (error) {
      if (error instanceof ApiFailure && error.kind === 'http' && error.status !== 401 && error.status !== 503) {
        dispatch(baseSlice.actions.callRefused({ ...error.toPlain(), page }));
      }
      throw error;
    }
  };
}
