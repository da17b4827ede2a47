import type { FrontSettings } from '@shop/api';
import { loadStep } from '../checkout/load-step.ts';
import { retryWhenOnline } from '../connection/retry-when-online.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** What the channel offers with a gift: wrappings, noshi, card, another sender (spec §3 ORDER.GIFT). */
export type GiftSettings = FrontSettings['ORDER']['GIFT'];

/** The offers stand on no other page, so no other carries them. @throws ApiFailure, as a shop that must wrap cannot go on without them */
export async function loadShippingDetail(input: Pick<LoadInput, 'api' | 'signal'>): Promise<GiftSettings> {
  const { api, signal } = input;
  const [settings] = await Promise.all([
    retryWhenOnline(() => api.GET('/v1/settings/front', { signal }), signal),
    loadStep(input),
  ]);
  return settings.data.ORDER.GIFT;
}
