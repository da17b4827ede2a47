import type { MemberCoupon, PointBalance, PointEntry } from '@shop/api';
import { CAUTION_KEYS } from '@shop/constants';
import { loadCaution } from '../account/load-caution.ts';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The data of the tab in the URL. */
export type PointsOrCoupons =
  | {
      readonly tab: 'points';
      readonly caution: string | null;
      readonly balance: PointBalance;
      readonly ledger: ReadPage<PointEntry>;
    }
  | { readonly tab: 'coupons'; readonly caution: string | null; readonly coupons: ReadPage<MemberCoupon> };

/** Reads the data of the tab in the URL, and the shop's cautions. */
export function loadPoint(input: LoadInput): Promise<Reading<PointsOrCoupons>> {
  const { api, url, signal } = input;
  const caution = () => loadCaution(input, CAUTION_KEYS.point);
  return loadOrOffline(async () => {
    if (url.searchParams.get('tab') === 'coupons') {
      const [words, coupons] = await Promise.all([
        caution(),
        readPage(url, (page) => api.GET('/v1/me/coupons', { params: { query: { page } }, signal })),
      ]);
      return { tab: 'coupons' as const, caution: words, coupons };
    }
    const [words, balance, ledger] = await Promise.all([
      caution(),
      api.GET('/v1/me/points', { signal }),
      readPage(url, (page) => api.GET('/v1/me/point-histories', { params: { query: { page } }, signal })),
    ]);
    return { tab: 'points' as const, caution: words, balance: balance.data, ledger };
  }, signal);
}
