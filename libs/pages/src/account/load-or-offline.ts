import { ApiFailure } from '@shop/api';
import { hasNoAnswer } from '../connection/has-no-answer.ts';
import { canRetry, retryWhenOnline } from '../connection/retry-when-online.ts';

/** The state of a member screen's data: read, offline, or redirecting because the session has expired. */
export type Reading<T> =
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'outage' }
  /** The shell redirects to the login; the skeleton remains. */
  | { readonly status: 'leaving' };

/**
 * Reads the data of a screen behind the login. A navigation waits for a lost connection; a first document reports it,
 * and the screen offers a retry instead of an empty list (spec §8 "Network errors").
 * @throws ApiFailure when the server refuses, for example with 404, or the read is cancelled
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
