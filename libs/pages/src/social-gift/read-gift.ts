import { ApiFailure, type SocialGift } from '@shop/api';
import type { GiftEnd } from '@shop/theming';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

const ends: Readonly<Record<string, GiftEnd>> = {
  'social_gift.not_found': 'unknown',
  'social_gift.used': 'used',
  'social_gift.expired': 'expired',
  'social_gift.cancelled': 'cancelled',
};

/** Returns the reason why a gift cannot be received; null for other refusals. An invalid token (422) is unknown. */
export function giftEnd(error: unknown): GiftEnd | null {
  if (!(error instanceof ApiFailure)) return null;
  return ends[error.code] ?? (error.status === 422 ? 'unknown' : null);
}

/** The gift of a link, or the reason why it cannot be received; null without a code. */
export type GiftFound =
  | { readonly key: string; readonly gift: SocialGift; readonly end: null }
  | { readonly key: string; readonly end: GiftEnd }
  | null;

/** Looks behind the link; nothing is used up by it (spec §9). */
export function readGift({
  api,
  params: { key },
  signal,
}: Pick<LoadInput, 'api' | 'params' | 'signal'>): Promise<Reading<GiftFound>> {
  return loadOrOffline(async () => {
    if (key === undefined) return null;
    try {
      const { data } = await api.GET('/v1/social-gifts/{token}/products', { params: { path: { token: key } }, signal });
      return { key, gift: data, end: null };
    } catch (error) {
      const end = giftEnd(error);
      if (end === null) throw error;
      return { key, end };
    }
  }, signal);
}
