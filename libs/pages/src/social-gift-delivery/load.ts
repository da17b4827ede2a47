import type { SocialGiftLeadtime, SocialGiftShipping } from '@shop/api';
import type { Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { loadStep } from '../social-gift/gift-step.ts';
import { placeOf, type GiftAddress } from '../social-gift/reception.ts';

export interface GiftDelivery {
  readonly address: GiftAddress;
  readonly receiver: string;
  readonly shippings: readonly SocialGiftShipping[];
  readonly leadtimes: readonly SocialGiftLeadtime[];
}

/** Reads the parcels with their days and slots at the entered address. @throws redirects of `loadStep` and `placeOf` */
export function loadGiftDelivery(input: LoadInput): Promise<Reading<GiftDelivery>> {
  return loadStep(input, async (token) => {
    const { api, signal } = input;
    const path = { token };
    const { data: shippings } = await api.GET('/v1/social-gifts/{token}/shipping', { params: { path }, signal });
    const address = placeOf(token);
    const query = { postal: address['postal_code'] ?? '', pref: address['prefecture'] ?? '' };
    const { data: leadtimes } = await api.GET('/v1/shipping-leadtime/input/{token}', {
      params: { path, query },
      signal,
    });
    const receiver = [address['shipping_last_name'], address['shipping_first_name']].join(' ');
    return { address, receiver, shippings, leadtimes };
  });
}
