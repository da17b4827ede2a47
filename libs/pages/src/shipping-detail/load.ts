import type { FrontSettings } from '@shop/api';
import { loadStep } from '../checkout/load-step.ts';
import { retryWhenOnline } from '../connection/retry-when-online.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The gift options of the channel: wrapping, noshi, card, another sender (spec §3 ORDER.GIFT). */
export type GiftSettings = FrontSettings['ORDER']['GIFT'];

/** Reads the gift options, which only this page has. @throws ApiFailure, since wrapping may be mandatory */
export async function loadShippingDetail(input: Pick<LoadInput, 'api' | 'signal'>): Promise<GiftSettings> {
  const { api, signal } = input;
  const [settings] = await Promise.all([
    retryWhenOnline(() => api.GET('/v1/settings/front', { signal }), signal),
    loadStep(input),
  ]);
  return settings.data.ORDER.GIFT;
}
