import { ApiFailure } from '@shop/api';

/** What a member's screen has to show: its data, or that nobody could be asked, or that the session is over. */
export type Reading<T> =
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'outage' }
  /** The shell is on its way to the login: the skeleton stays. */
  | { readonly status: 'leaving' };

/**
 * Reads for a screen behind the login. An outage keeps the screen, which offers to try again; it is never an empty
 * list (spec §8 "Network errors").
 * @throws ApiFailure for what the server refused, 404 above all, and for a reading that was cancelled
 */
export async function readOrOutage<T>(read: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { status: 'ready', data: await read() };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401) return { status: 'leaving' };
    if (error.kind === 'network' || error.kind === 'timeout') return { status: 'outage' };
    throw error;
  }
}
