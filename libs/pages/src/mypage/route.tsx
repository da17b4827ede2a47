import { paths } from '@shop/constants';
import { accountCopy, measurementCopy, memorialCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { inJapan } from '@shop/japanese';
import { useAppSelector } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { orderSummaryView } from '../account/order-summary.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { addressView } from '../address-book/address-view.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { measuredPeople } from '../measurement/measurement-views.ts';
import { nextMemorial } from '../memorial/memorials-ahead.ts';
import type { MyPageData } from './load.ts';
import { loadMyPage } from './load.ts';

const MyPageHome = slot('MyPageHome');

export const clientLoader = load(loadMyPage);
export const meta = hiddenMeta(accountCopy, (t) => t.mypage.title);

/** Here measurements are only read. */
const untouched = { onDelete: () => undefined, busy: null };

/** My page; null while it is a skeleton. */
function MyPageScreen({ loaderData: reading = null }: ScreenProps<Reading<MyPageData>>) {
  const t = useCopy(accountCopy).mypage;
  const measured = useCopy(measurementCopy);
  const remembered = useCopy(memorialCopy);
  const { IS_USE_MEASUREMENT: isMeasured, IS_USE_MEMORIAL: isRemembered = true } = useShopFrame().settings.MEMBER;
  const addresses = useAppSelector((state) => state.address.addresses);
  const user = useAppSelector((state) => state.user.data);
  const unread = useAppSelector((state) => state.user.unreadMessages);
  const usual = addresses.find((address) => address.is_default);
  return (
    <MyPageFrame title={t.title} reading={reading}>
      {({ orders, measurements, memorials }) => (
        <MyPageHome
          orders={orders.map(orderSummaryView)}
          ordersHref={paths.mypageOrders()}
          defaultAddress={usual ? addressView(usual) : null}
          addressCount={addresses.length}
          addressesHref={paths.mypageAddresses()}
          addressAddHref={paths.mypageAddressAdd()}
          email={user?.email ?? ''}
          browseHref={paths.products()}
          unread={unread ? { count: unread, href: paths.mypageMessages() } : null}
          memorial={isRemembered ? nextMemorial(memorials, inJapan(new Date()).day, remembered) : null}
          measurements={
            isMeasured
              ? {
                  people: measuredPeople(measurements, untouched, measured),
                  href: paths.mypageMeasurement(),
                  addHref: paths.mypageMeasurementEdit(),
                }
              : null
          }
        />
      )}
    </MyPageFrame>
  );
}

export const HydrateFallback = MyPageScreen;
export default MyPageScreen;
