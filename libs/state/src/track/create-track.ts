import type { ApiClient } from '@shop/api';
import { CURRENCY } from '@shop/constants';
import type { Track } from './track-event.ts';

/**
 * Makes the one way out for shopping events: the page's data layer and our own record (spec §7, P-27).
 *
 * @param dataLayer the list a tag manager reads, when the shop has one
 */
export function createTrack(api: Pick<ApiClient, 'POST'>, dataLayer: () => unknown[]): Track {
  return (name, details) => {
    const ecommerce = { currency: CURRENCY, ...details };
    // the items of the event before must not be merged into this one
    dataLayer().push({ ecommerce: null }, { event: name, ecommerce });
    // an event that is lost is no loss to the shopper
    api
      .POST('/v1/ecommerce_events', { body: { name, args: JSON.stringify(ecommerce) }, keepalive: true })
      .catch(() => undefined);
  };
}
