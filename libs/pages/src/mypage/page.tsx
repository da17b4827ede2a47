import type { Address, OrderSummary } from '@shop/api';
import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useShop } from '@shop/state';
import { MyPageHome } from '@shop/theming';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { orderSummaryView } from '../account/order-summary.ts';
import type { Reading } from '../account/read-or-outage.ts';
import { addressView } from '../checkout/address.ts';

const none: readonly Address[] = [];

/** My page; null while it is a skeleton. */
export function MyPageScreen({ reading }: { readonly reading: Reading<readonly OrderSummary[]> | null }) {
  const t = useCopy(accountCopy).mypage;
  const addresses = useShop((state) => state.address.addresses, none);
  const user = useShop((state) => state.user.data, null);
  const usual = addresses.find((address) => address.is_default);
  return (
    <MyPageFrame title={t.title} reading={reading}>
      {(orders) => (
        <MyPageHome
          orders={orders.map(orderSummaryView)}
          ordersHref={paths.mypageOrders()}
          defaultAddress={usual ? addressView(usual) : null}
          addressCount={addresses.length}
          addressesHref={paths.mypageAddresses()}
          addressAddHref={paths.mypageAddressAdd()}
          email={user?.email ?? ''}
          browseHref={paths.products()}
        />
      )}
    </MyPageFrame>
  );
}
