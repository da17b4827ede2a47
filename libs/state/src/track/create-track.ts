import type { ApiClient } from '@shop/api';
import { CURRENCY } from '@shop/constants';
import type { Track, TrackName } from './track-event.ts';

/** Events that are about no goods. */
const plain: ReadonlySet<TrackName> = new Set(['search', 'login', 'sign_up']);

/**
 * Makes the one way out for shopping events: the page's data layer and our own record (spec §7, P-27).
 *
 * @param dataLayer the list a tag manager reads, when the shop has one
 */
export function createTrack(api: Pick<ApiClient, 'POST'>, dataLayer: () => unknown[]): Track {
  return (name, details) => {
    const told = plain.has(name) ? details : { currency: CURRENCY, ...details };
    // the items of the event before must not be merged into this one
    dataLayer().push(
      { ecommerce: null },
      plain.has(name) ? { event: name, ...details } : { event: name, ecommerce: told },
    );
    // an event that is lost is no loss to the shopper
    api
      .POST('/v1/ecommerce_events', { body: { name, args: JSON.stringify(told) }, keepalive: true })
      .catch(() => undefined);
  };
}
