import type { ApiClient } from '@shop/api';
import { CURRENCY } from '@shop/constants';
import type { Track, TrackName } from './track-event.ts';

/** Events that are not about products. */
const plain: ReadonlySet<TrackName> = new Set(['search', 'login', 'sign_up']);

/**
 * Makes the function that reports shopping events to the page's data layer and to the server (spec §7, P-27).
 *
 * @param dataLayer the list that a tag manager reads
 */
export function createTrack(api: Pick<ApiClient, 'POST'>, dataLayer: () => unknown[]): Track {
  return (name, details) => {
    const tracked = plain.has(name) ? details : { currency: CURRENCY, ...details };
    // The items of the previous event must not be merged into this one.
    dataLayer().push(
      { ecommerce: null },
      plain.has(name) ? { event: name, ...details } : { event: name, ecommerce: tracked },
    );
    // A lost event does not affect the shopper.
    api
      .POST('/v1/ecommerce_events', { body: { name, args: JSON.stringify(tracked) }, keepalive: true })
      .catch(() => undefined);
  };
}
