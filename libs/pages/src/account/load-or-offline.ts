import { ApiFailure } from '@shop/api';
import { hasNoAnswer } from '../connection/has-no-answer.ts';
import { canRetry, retryWhenOnline } from '../connection/retry-when-online.ts';

/** What a member's screen has to show: its data, or that nobody could be asked, or that the session is over. */
export type Reading<T> =
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'outage' }
  /** The shell is on its way to the login: the skeleton stays. */
  | { readonly status: 'leaving' };

/**
 * Reads for a screen behind the login. On the way to it a lost connection is waited for; a first document that nothing
 * comes for is an outage: the screen offers to try again and is never an empty list (spec §8 "Network errors").
 * @throws ApiFailure for what the server refused, 404 above all, and for a reading that was cancelled
 */
export async function loadOrOffline<T>(read: () => Promise<T>, signal: AbortSignal): Promise<Reading<T>> {
  try {
    return { status: 'ready', data: await (canRetry() ? retryWhenOnline(read, signal) : read()) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401) return { status: 'leaving' };
    if (hasNoAnswer(error)) return { status: 'outage' };
    throw error;
  }
}
