import { paths, withQuery } from '@shop/constants';
import { pointsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDateWithWeekday } from '@shop/japanese';
import { slot, type PointPageProps } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import { offeredLoader } from '../guards/offered-loader.ts';
import { pagedList } from '../kinds/paging.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadPoint, type PointsOrCoupons } from './load.ts';
import { couponRow, pointRow } from './point-views.ts';

const PointPage = slot('PointPage');

const query = { tab: 'coupons' } as const;

export const loader = offeredLoader;
export const clientLoader = Object.assign(load(loadPoint), { hydrate: true as const });
export const meta = hiddenMeta(pointsCopy, (t) => t.title);

/** Points and coupons, a tab each; null while it is a skeleton. */
function PointScreen({ loaderData: reading = null }: ScreenProps<Reading<PointsOrCoupons>>) {
  const t = useCopy(pointsCopy);
  const path = paths.mypagePoint();
  return (
    <MyPageFrame title={t.title} reading={reading}>
      {(data) => (
        <PointPage
          hrefs={{ points: path, coupons: withQuery(path, query) }}
          caution={data.caution}
          shown={shownOf(data)}
        />
      )}
    </MyPageFrame>
  );
}

function shownOf(data: PointsOrCoupons): PointPageProps['shown'] {
  const path = paths.mypagePoint();
  const browseHref = paths.products();
  if (data.tab === 'coupons')
    return { tab: 'coupons', coupons: { ...pagedList(data.coupons, couponRow, { path, query }), browseHref } };
  const { available, pending, expirations } = data.balance;
  const endings = expirations.map(({ points, expires_on }) => ({ points, day: formatDateWithWeekday(expires_on) }));
  return {
    tab: 'points',
    available,
    pending,
    endings,
    ledger: { ...pagedList(data.ledger, pointRow, { path }), browseHref },
  };
}

export const HydrateFallback = PointScreen;
export default PointScreen;
